import { stem } from '../../text/words.ts';
import type { NumberMention } from '../numbers.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';

/** How a number stands: with a currency, as a share, counting a noun, or alone. */
type NumberForm = 'sum' | 'share' | 'count' | 'bare';

export const formOf = ({ sum, noun }: NumberMention): NumberForm =>
  sum === null ? (noun === null ? 'bare' : 'count') : sum.amount.currency === '%' ? 'share' : 'sum';

/** The last token of the number itself. */
export const lastOf = ({ sum, at }: NumberMention): number => sum?.at ?? at;

/** The tokens around one number, up to the numbers before and behind it. */
export interface Surroundings {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly last: number;
  readonly form: NumberForm;
  readonly per: string | null;
  /** Places of words before it, the nearest first, and behind it. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The word at a place as a sign: "#" for another number, "^" and "$" beyond the sentence. */
  word(place: number): string;
  part(place: number): string;
}

const beforeMost = 12;
const afterMost = 9;
const isWord = (text: string): boolean => /^[\p{L}'’]+$/u.test(text);

export function surroundingsOf(
  number: NumberMention,
  numbers: readonly NumberMention[],
  { tokens }: ParsedText,
): Surroundings {
  const { at, sum, rate } = number;
  const last = lastOf(number);
  const sentence = tokens[at]?.sentence;
  const isIn = (place: number): boolean => place >= 0 && tokens[place]?.sentence === sentence;
  const counted = new Set(numbers.map((one) => one.at));
  const edge = (place: number): string => (place < at ? '^' : '$');
  const before: number[] = [];
  for (let place = at - 1; isIn(place) && !counted.has(place) && at - place <= beforeMost; place--) {
    const text = tokens[place]?.text ?? '';
    if (isWord(tokens[place]?.lower ?? '')) before.push(place);
    if (/^[;:]$/u.test(text)) break;
  }
  const after: number[] = [];
  for (let place = last + 1; isIn(place) && !counted.has(place) && place - last <= afterMost; place++) {
    const text = tokens[place]?.text ?? '';
    if (isWord(tokens[place]?.lower ?? '')) after.push(place);
    if (/^[;:,.]$/u.test(text)) break;
  }
  return {
    tokens,
    at,
    last,
    form: formOf(number),
    per: sum === null ? rate : sum.period,
    before,
    after,
    word: (place) =>
      !isIn(place) ? edge(place) : counted.has(place) ? '#' : stem(tokens[place]?.lower ?? ''),
    part: (place) => {
      if (!isIn(place)) return edge(place);
      const { pos = '', text = '' } = tokens[place] ?? {};
      return counted.has(place) ? '#' : pos === 'PUNCT' ? text : pos;
    },
  };
}
