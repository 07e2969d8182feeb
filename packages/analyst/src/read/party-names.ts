import type { Mention } from './mentions.ts';
import type { ParsedText } from './party-features.ts';
import { plural } from './word-forms.ts';

/** Places of the first and last token of the words a party is named by. */
interface NameSpan {
  readonly from: number;
  readonly to: number;
  /** The noun that is put in the plural. */
  readonly head: number;
}

const stops = /^(?:PUNCT|CCONJ|SYM)$/u;
/** What they are to the founder, not who they are: "paying contractors", "a third technician". */
const ofTheFounder = /^(?:paying|existing|current|additional|first|second|third)$/u;

/** The fullest mention: with what describes it before, and for people also after ("people with a stoma"). */
export function nameSpan(
  mentions: readonly Mention[],
  parsed: ParsedText,
  generalHeads: ReadonlySet<string>,
): NameSpan {
  const spans = mentions.map((mention) => spanOf(mention, parsed, generalHeads));
  const full = spans.filter(({ isModifier }) => !isModifier);
  return (full.length > 0 ? full : spans).reduce((best, one) => (one.worth > best.worth ? one : best));
}

function spanOf({ phrase }: Mention, { phrases, tokens }: ParsedText, generalHeads: ReadonlySet<string>) {
  const found = phrases[phrase];
  if (found === undefined) return { from: 0, to: 0, head: 0, worth: 0, isModifier: true };
  const { head, isModifier } = found;
  let first = found.from;
  while (first < head && ofTheFounder.test(tokens[first]?.lower ?? '')) first++;
  const words = head - first;
  const start = words > 4 ? head - 3 : first;
  // In "second-hand restaurant equipment" no restaurant is second-hand.
  const from = isModifier ? firstNoun(start, head, tokens) : start;
  let to = head;
  const one = tokens[head]?.lemma ?? '';
  const opens = /^(?:with|without|who|whose|over|under|aged|of)$/u.test(tokens[head + 1]?.lower ?? '');
  if (!isModifier && opens && (generalHeads.has(one) || one === 'person' || one === 'people')) {
    while (to < head + 6 && to + 1 < tokens.length && !stops.test(tokens[to + 1]?.pos ?? 'PUNCT')) to++;
    while (to > head && /^(?:ADP|DET|AUX|PRON|ADV)$/u.test(tokens[to]?.pos ?? '')) to--;
  }
  return { from, to, head, worth: Math.min(words, 3) + (to > head ? 2 : 0), isModifier };
}

function firstNoun(start: number, head: number, tokens: ParsedText['tokens']): number {
  const at = tokens.findIndex(
    ({ pos, lower }, place) => place >= start && /^(?:NOUN|PROPN)$/u.test(pos) && !lower.includes('-'),
  );
  return at < 0 ? start : Math.min(at, head);
}

/** As a chip shows it: small letters, in the plural, without numbers. */
export function nameOf({ from, to, head }: NameSpan, { tokens }: ParsedText): string {
  return tokens
    .slice(from, to + 1)
    .flatMap(({ text, lower, pos }, at) => {
      if (pos === 'NUM') return [];
      const word = pos === 'PROPN' ? text : lower;
      return [from + at === head ? plural(word) : word];
    })
    .join(' ')
    .replace(/ (['’])/gu, '$1');
}
