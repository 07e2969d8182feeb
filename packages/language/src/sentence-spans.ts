interface Span {
  readonly start: number;
  readonly end: number;
}

/** A full stop after one of these does not end a sentence. */
const abbreviations = new Set(
  'mr mrs ms dr prof st vs etc e.g i.e approx inc ltd corp co dept est fig jr sr u.s u.k u.n a.m p.m cf ca al gov'.split(
    ' ',
  ),
);

/** Longer than any of them. */
const abbreviationLength = 12;

/** Each run of marks is looked at once, from its beginning: a text may be four thousand dots. */
const end = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s|$)|[。！？]+(?:["'”’)\]]*(?=\s|$))?|\n+/gu;

/** Where the sentences of a text lie, without the blanks around them. A line break ends a sentence as a full stop does. */
export function sentenceSpans(text: string): Span[] {
  const spans: Span[] = [];
  // "i tune pianos. they forget": whoever writes no capitals ends sentences all the same.
  const hasCapitals = !/^\s*\p{Ll}/u.test(text);
  let start = 0;
  for (const found of text.matchAll(end)) {
    const stop = found.index + found[0].length;
    // “Why?” she asks.
    if (/["”’]$/u.test(found[0]) && /^\s+\p{Ll}/u.test(text.slice(stop, stop + 8))) continue;
    if (found[0].startsWith('.') && !endsSentence(text, start, found.index, stop, hasCapitals)) continue;
    push(spans, text, start, stop);
    start = stop;
  }
  push(spans, text, start, text.length);
  return spans;
}

export function sentencesOf(text: string): string[] {
  return sentenceSpans(text).map(({ start, end: stop }) => text.slice(start, stop));
}

function endsSentence(text: string, start: number, at: number, stop: number, hasCapitals: boolean): boolean {
  const next = /^\s+(\S)/u.exec(text.slice(stop, stop + 8))?.[1];
  if (next === undefined) return true;
  const last = text.slice(Math.max(start, at - abbreviationLength), at);
  const before = /([\p{L}.]+)$/u.exec(last)?.[1]?.toLowerCase() ?? '';
  // "The answer is no." ends there; "Flat no. 5" does not.
  if (before === 'no') return !/\d/u.test(next);
  if (abbreviations.has(before)) {
    // "We sell in the U.S. Most clinics …" ends there; "Dr. Smith" does not.
    return /^(?:u\.s|u\.k|u\.n|a\.m|p\.m|etc|inc|ltd|co|corp)$/u.test(before) && /\p{Lu}/u.test(next);
  }
  return !hasCapitals || !/\p{Ll}/u.test(next);
}

function push(spans: Span[], text: string, from: number, to: number): void {
  const piece = text.slice(from, to);
  const trimmed = piece.trim();
  if (trimmed === '' || !/[\p{L}\p{N}]/u.test(trimmed)) return;
  const start = from + piece.indexOf(trimmed);
  spans.push({ start, end: start + trimmed.length });
}
