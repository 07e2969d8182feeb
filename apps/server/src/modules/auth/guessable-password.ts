/** Whose password it is to be. */
export interface Owner {
  readonly email: string;
  /** Empty when the person gave none. */
  readonly name: string;
}

const product = 'slipway';
/** Shorter ones meet too much by chance. */
const shortestWord = 2;

/** Signs that everybody writes for a letter; 1 and ! are taken for an i or an l. */
const signs: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };

/** True for the person's own email or name and for ours: turned round, doubled, with digits or signs around them. */
export function isGuessable(password: string, { email, name }: Owner): boolean {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const site = domain.split('.')[0] ?? '';
  const own = [
    local,
    local.replace(/\+.*$/s, ''),
    ...local.split(/[^\p{L}\p{N}]+/u),
    name,
    ...name.split(/\s+/),
  ];
  const pairs = own.flatMap((word) => [site, product].flatMap((other) => [word + other, other + word]));
  const words = [product, email, domain, site, ...own, ...pairs].flatMap(formsOf);
  const known = new Set(words.filter((word) => word.length >= shortestWord));
  return formsOf(password).some((form) => known.has(form) || known.has([...form].reverse().join('')));
}

/** Small plain letters and digits; whole, without what follows the last letter, and without what precedes the first. */
function formsOf(text: string): readonly string[] {
  const whole = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const [head = whole] = /^.*\p{L}/su.exec(whole) ?? [];
  const [core = head] = /\p{L}.*$/su.exec(head) ?? [];
  const spelt = [whole, head, core].flatMap((form) => [form, spell(form, 'i'), spell(form, 'l')]);
  return [...new Set(spelt)].map((form) => once(form.replace(/[^\p{L}\p{N}]+/gu, '')));
}

function spell(text: string, one: string): string {
  return text.replace(/[1!]/g, one).replace(/[03457@$]/g, (sign) => signs[sign] ?? sign);
}

/** `annann` → `ann`. */
function once(text: string): string {
  return /^(.+?)\1+$/su.exec(text)?.[1] ?? text;
}
