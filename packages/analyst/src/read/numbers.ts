import type { TextFeatures } from '../classify/text-features.ts';
import { stem } from '../text/words.ts';
import { wordNumber } from './amounts.ts';
import type { ParsedText } from './party-features.ts';
import type { PriceMention } from './prices.ts';
import { type Sentence, sentenceRoles } from './sentences.ts';
import type { Token } from './tokens.ts';

/** What a number of the founder is. The first is the rest. */
export const numberRoles = [
  'other',
  'price',
  'unit cost',
  'their loss',
  'they pay now',
  'evidence',
  'earned',
  'lasts',
  'capacity',
  'market',
  'capital',
  'years',
  'time saved',
  'rival price',
] as const;
export type NumberRole = (typeof numberRoles)[number];

/** A number with what it counts. */
export interface NumberMention {
  readonly value: number;
  /** Place of its token; of the first of a sum. */
  readonly at: number;
  readonly sum: PriceMention | null;
  /** The noun behind it, in small letters: "weeks", "dealers"; null where none follows. */
  readonly noun: string | null;
  /** Place of that noun's token; that of the number where there is none. */
  readonly end: number;
}

export function findNumbers({ tokens, prices }: ParsedText): readonly NumberMention[] {
  return tokens.flatMap((token, at): readonly NumberMention[] => {
    const sum = prices.find(({ first, at: last }) => at >= first && at <= last);
    if (sum !== undefined)
      return sum.first === at ? [{ value: sum.amount.value, at, sum, noun: null, end: sum.at }] : [];
    const value = numberOf(token.lower);
    if (value === null) return [];
    const end = nounAfter(tokens, at);
    return [{ value, at, sum: null, noun: end === at ? null : (tokens[end]?.lower ?? null), end }];
  });
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}(?:[,.]\d{3})+$/u.test(word)) return Number(word.replace(/[,.]/gu, ''));
  if (/^\d{1,9}(?:\.\d{1,2})?$/u.test(word)) return Number(word);
  if (/^\d{1,4}k$/u.test(word)) return Number(word.slice(0, -1)) * 1000;
  // "One" is an article more often than a number.
  return word === 'one' ? null : wordNumber(word);
}

/** The last noun of the phrase that follows. */
function nounAfter(tokens: readonly Token[], at: number): number {
  let end = at;
  for (let place = at + 1; place <= at + 5; place++) {
    const token = tokens[place];
    if (token === undefined || token.sentence !== tokens[at]?.sentence) break;
    if (token.pos === 'NOUN' || token.pos === 'PROPN') end = place;
    else if (end > at || !/^(?:ADJ|DET|ADP|VERB)$/u.test(token.pos)) break;
  }
  return end;
}

const before = 5;
const after = 5;

/** What speaks for a number's role: the words around it, what it counts, how large it is, what its sentence is about. */
export function numberFeatures(
  { value, at, sum, noun, end }: NumberMention,
  { tokens, clauses }: ParsedText,
  sentence: Sentence,
  roles: readonly number[],
): TextFeatures {
  const isIn = (place: number): boolean => place >= sentence.first && place <= sentence.last;
  const around: string[] = [];
  for (let step = 1; step <= before; step++)
    if (isIn(at - step)) {
      const word = stem(tokens[at - step]?.lower ?? '');
      around.push(`<${word}`, ...(step <= 2 ? [`<${step} ${word}`] : []));
    }
  for (let step = 1; step <= after; step++)
    if (isIn(end + step)) around.push(`>${stem(tokens[end + step]?.lower ?? '')}`);
  const verbs = clauses.verbs.filter((verb) => isIn(verb.at) && verb.at < at);
  const verb = verbs.at(-1);
  const kind = sum === null ? 'count' : sum.amount.currency === '%' ? 'share' : 'sum';
  const top = sentenceRoles[roles.indexOf(Math.max(...roles))] ?? 'other';
  const keys = [
    ...around,
    `kind ${kind}`,
    `kind ${kind} ${top}`,
    ...(noun === null ? ['no noun'] : [`noun ${stem(noun)}`]),
    ...(sum === null ? [] : [`period ${sum.period ?? 'none'}`, `units ${Math.min(1, sum.units.length)}`]),
    `size ${kind} ${Math.floor(Math.log10(Math.max(1, value)))}`,
    ...(verb === undefined ? [] : [`verb ${verb.lemma}`, `by ${verb.pronoun ?? 'noun'}`]),
    ...(verb?.isNegated ? ['not'] : []),
    ...(verb?.modal == null ? [] : ['modal']),
  ];
  return { keys: [...new Set(keys)], dense: Float64Array.from([...roles.map((one) => one * 1.5), 1]) };
}
