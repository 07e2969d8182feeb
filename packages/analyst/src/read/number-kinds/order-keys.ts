import { stem } from '../../text/words.ts';
import type { NumberMention } from '../numbers.ts';
import { singular } from '../word-forms.ts';
import type { NumberKind } from './number-kind.ts';
import { formOf, lastOf, type Surroundings } from './surroundings.ts';

const isVerb = (pos: string | undefined): boolean => pos === 'VERB' || pos === 'AUX';

export function orderKeys(
  place: number,
  numbers: readonly NumberMention[],
  kind: NumberKind | null,
  { at, last, form, per, tokens, word }: Surroundings,
): readonly string[] {
  const number = numbers[place];
  const sentence = tokens[at]?.sentence ?? 0;
  const isHere = (one: NumberMention | undefined): one is NumberMention =>
    one !== undefined && tokens[one.at]?.sentence === sentence;
  const previous = numbers[place - 1];
  const next = numbers[place + 1];
  const isSame = isHere(previous);
  const known = kind ?? '^';
  const lastSentence = tokens.at(-1)?.sentence ?? 0;
  const behind = isHere(next)
    ? tokens.slice(Math.max(number?.end ?? last, last) + 1, next.at).map(({ lower }) => lower)
    : [];
  const nextForm = isHere(next) ? formOf(next) : null;
  return [
    `i ${Math.min(place, 3)}`,
    `sent ${sentence === 0 ? 'first' : sentence === lastSentence ? 'last' : 'mid'} ${form}`,
    `p ${known} ${isSame}`,
    `p ${known} ${form}`,
    `p ${known} ${isSame} ${word(at - 1)}`,
    `p ${known} ${form} ${per ?? '-'}`,
    ...(isSame ? betweenKeys(previous, known) : []),
    ...(nextForm === null || !isHere(next)
      ? [`nx ${form} none`]
      : [
          `nx ${form} ${nextForm}`,
          `nx ${form} ${nextForm} ${behind[0] ?? '-'}`,
          `nx ${form} ${nextForm} ${behind.at(-1) ?? '-'}`,
          `nxn ${form} ${next.noun === null ? '-' : singular(next.noun)}`,
        ]),
  ];

  function betweenKeys(one: NumberMention, was: string): readonly string[] {
    const from = (one.sum === null ? one.end : lastOf(one)) + 1;
    const between = tokens.slice(from, at);
    const has = (wanted: RegExp): boolean => between.some(({ lower }) => wanted.test(lower));
    return [
      `gap ${Math.min(8, at - from + 1)}`,
      ...(has(/^(?:and|&)$/u) && !between.some(({ pos }) => isVerb(pos)) ? [`and ${was}`] : []),
      ...(has(/^or$/u) ? [`or ${was}`] : []),
      ...(has(/^(?:but|versus|vs|instead|against)$/u) ? [`but ${was}`] : []),
      ...(has(/^of$/u) ? [`of ${was}`] : []),
    ];
  }
}

/** What was said already: who has named a price rarely names another, and a cost stands behind one. */
export const beforeKeys = (before: readonly NumberKind[], { form, per }: Surroundings): readonly string[] =>
  [...new Set(before)].map((kind) => `h ${kind} ${form} ${per ?? '-'}`);

/** "Cost per unit: gas 38, cover 71": what heads a list says what its members are. */
export function listKeys(
  place: number,
  numbers: readonly NumberMention[],
  { at, form, tokens }: Surroundings,
): readonly string[] {
  const sentence = tokens[at]?.sentence;
  let first = place;
  while (first > 0) {
    const one = numbers[first - 1];
    const start = numbers[first]?.at ?? at;
    if (one === undefined || tokens[one.at]?.sentence !== sentence) break;
    if (tokens.slice(lastOf(one) + 1, start).some(({ pos }) => isVerb(pos))) break;
    first -= 1;
  }
  if (first === place) return [];
  const from = numbers[first]?.at ?? at;
  const head = tokens
    .slice(0, from)
    .filter((token) => token.sentence === sentence && /^[\p{L}'’]+$/u.test(token.lower))
    .slice(-listWords);
  return head.flatMap(({ lower, lemma, pos }) => [
    `lh ${stem(lower)}`,
    `lh ${form} ${stem(lower)}`,
    ...(isVerb(pos) ? [`lv ${lemma} ${form}`] : []),
  ]);
}

const listWords = 8;
