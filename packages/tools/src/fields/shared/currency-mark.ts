/** Signs and short names as they stand beside a number, with the currencies that use them. */
const marks: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    $: ['USD', 'CAD', 'AUD', 'SGD'],
    US$: ['USD'],
    C$: ['CAD'],
    CA$: ['CAD'],
    A$: ['AUD'],
    AU$: ['AUD'],
    S$: ['SGD'],
    R$: ['BRL'],
    '€': ['EUR'],
    '£': ['GBP'],
    '₹': ['INR'],
    'Rs.': ['INR'],
    Rs: ['INR'],
  }),
);
const codes = 'USD|INR|EUR|GBP|CAD|AUD|BRL|AED|SGD';
const mark = String.raw`(?:US|CA?|AU?|S|R)?\p{Sc}|${codes}|Rs\.?`;
const leading = new RegExp(`^([-+(]*)(${mark})([-+]?)`, 'u');
const trailing = new RegExp(String.raw`(${mark})(\)?)$`, 'u');

/** The currency written with a number: "€", "US$", "EUR"; null when there is none. */
export function markOf(text: string): string | null {
  const bare = text.slice(0, 64).replace(/\s/gu, '');
  return leading.exec(bare)?.[2] ?? trailing.exec(bare)?.[1] ?? null;
}

/** One mark alone is left out: "€$5" is no number. */
export function withoutMark(bare: string): string {
  return leading.test(bare) ? bare.replace(leading, '$1$3') : bare.replace(trailing, '$2');
}

export function isSameCurrency(a: string, b: string): boolean {
  const [first, second] = [marks.get(a) ?? [a], marks.get(b) ?? [b]];
  return first.some((code) => second.includes(code));
}

/** The currency that a mark leaves no doubt about; null for "$", which several countries use. */
export function onlyCurrency(found: string): string | null {
  const [code, ...others] = marks.get(found) ?? [found];
  return code !== undefined && others.length === 0 && codes.includes(code) ? code : null;
}
