import type { TextFeatures } from '../../classify/text-features.ts';
import type { WordVectors } from '../../text/word-vectors.ts';
import { stem } from '../../text/words.ts';
import { bindNumber, boundSigns, type FactWords } from '../facts/bind-clause.ts';
import type { NumberMention } from '../numbers.ts';
import type { PartyLexicon } from '../parties.ts';
import type { ParsedText } from '../party-features.ts';
import { singular } from '../word-forms.ts';
import type { NumberKind } from './number-kind.ts';
import { formOf, lastOf, type Surroundings, surroundingsOf } from './surroundings.ts';

interface Lexicon {
  readonly vectors: WordVectors;
  readonly parties: PartyLexicon;
  readonly factWords: FactWords;
}

const isNoun = (pos: string | undefined): boolean => pos === 'NOUN' || pos === 'PROPN';
const isVerb = (pos: string | undefined): boolean => pos === 'VERB' || pos === 'AUX';
const times =
  /^(?:minutes?|mins?|hours?|hrs?|days?|weeks?|wks?|months?|mo|years?|yrs?|nights?|evenings?|weekends?|mornings?|seasons?|quarters?)$/u;
const pronouns = /^(?:i|we|they|it|he|she|you|who|us|them|me)$/u;
const telling =
  /^(?:should|would|could|want|plan|if|think|thinking|offer|offers|wants|wait|waiting|list|free|left|cancelled|rival|competitor|currently|today|now|last|since|so|far|ago|need|save|saved|loan|savings|grant|break|even|each|only|maximum|max|total|altogether)$/u;
const asking = /^(?:should|would|could|can|is|do|does|how|what|when|which|worth)$/u;

/** What speaks for the kind of a number: the words and forms around it, what it counts, how large it is, and the number before. */
export function kindFeatures(
  place: number,
  numbers: readonly NumberMention[],
  before: readonly NumberKind[],
  parsed: ParsedText,
  lexicon: Lexicon,
): TextFeatures {
  const number = numbers[place];
  if (number === undefined) return { keys: [], dense: new Float64Array() };
  const around = surroundingsOf(number, numbers, parsed);
  const near = nearest(around);
  const keys = [
    ...wordKeys(around),
    ...nearKeys(number, around, near, parsed, lexicon),
    ...sentenceKeys(around, near),
    ...sizeKeys(number, numbers, around),
    ...pricedKeys(place, numbers, before, around),
    ...orderKeys(place, numbers, before.at(-1) ?? null, around),
    ...beforeKeys(before, around),
    ...listKeys(place, numbers, around),
    ...boundSigns(
      bindNumber(number, parsed, lexicon.factWords),
      around.form === 'bare' ? 'sum' : around.form,
      parsed,
    ),
    ...around.before
      .slice(0, 6)
      .flatMap((at) => [...(lexicon.factWords.get(singular(around.tokens[at]?.lower ?? '')) ?? [])])
      .flatMap((one) => [`fw ${one}`, `fw ${one} ${around.form}`]),
  ];
  const { tokens } = parsed;
  const counted =
    number.noun ?? (near.nounAfter === undefined ? null : (tokens[near.nounAfter]?.lower ?? null));
  const owner = near.noun === undefined ? null : (tokens[near.noun]?.lower ?? null);
  const doing = near.verb === undefined ? null : (tokens[near.verb]?.lower ?? null);
  const said = (places: readonly number[]): readonly string[] =>
    places.slice(0, nearWords).map((at) => tokens[at]?.lower ?? '');
  return {
    keys: [...new Set(keys)],
    dense: meaningsOf(
      [
        owner === null ? [] : [owner],
        counted === null ? [] : [counted],
        doing === null ? [] : [doing],
        said(around.before),
        said(around.after),
      ],
      lexicon.vectors,
    ),
  };
}

interface Nearest {
  readonly noun: number | undefined;
  readonly verb: number | undefined;
  readonly nounAfter: number | undefined;
}

const nearest = ({ before, after, tokens }: Surroundings): Nearest => ({
  noun: before.find((at) => isNoun(tokens[at]?.pos)),
  verb: before.find((at) => isVerb(tokens[at]?.pos)),
  nounAfter: after.find((at) => isNoun(tokens[at]?.pos)),
});

function wordKeys({
  at,
  last,
  form,
  per,
  before,
  after,
  tokens,
  word,
  part,
}: Surroundings): readonly string[] {
  const bag = (sign: string, places: readonly number[]): readonly string[] =>
    places.flatMap((place) => {
      const one = stem(tokens[place]?.lower ?? '');
      return [`${sign} ${one}`, `${form}${sign} ${one}`];
    });
  return [
    ...[1, 2, 3, 4].flatMap((step) => [`-${step} ${word(at - step)}`, `+${step} ${word(last + step)}`]),
    `-21 ${word(at - 2)} ${word(at - 1)}`,
    `+12 ${word(last + 1)} ${word(last + 2)}`,
    `-1+1 ${word(at - 1)} ${word(last + 1)}`,
    `${form} -1 ${word(at - 1)}`,
    `${form} +1 ${word(last + 1)}`,
    ...bag('<', before),
    ...bag('>', after),
    `ps ${part(at - 3)} ${part(at - 2)} ${part(at - 1)}`,
    `pn ${part(last + 1)} ${part(last + 2)} ${part(last + 3)}`,
    `pp ${form} ${part(at - 1)} ${part(last + 1)} ${per ?? '-'}`,
    `pl ${word(at - 1)} ${part(at - 2)}`,
  ];
}

function nearKeys(
  number: NumberMention,
  { form, per, before, after, tokens }: Surroundings,
  { noun, verb }: Nearest,
  { prices }: ParsedText,
  { parties }: Lexicon,
): readonly string[] {
  const lemma = verb === undefined ? '-' : (tokens[verb]?.lemma ?? '-');
  const isParty = (word: string): boolean => parties(word).share >= 0.5;
  const owner = noun === undefined ? null : singular(tokens[noun]?.lower ?? '');
  const head = before.findLast((at) => isNoun(tokens[at]?.pos));
  const from = number.noun === null ? -1 : number.end;
  const next = after.find((at) => isVerb(tokens[at]?.pos) && at > from);
  const sign = number.noun === null ? 'bva' : 'va';
  return [
    ...(owner === null
      ? []
      : [`nb ${owner}`, `nbv ${form} ${per ?? '-'} ${owner}`, `nbparty ${isParty(owner)}`]),
    ...(head === undefined || head === noun ? [] : [`hb ${singular(tokens[head]?.lower ?? '')}`]),
    ...(verb === undefined ? [] : [`vb ${lemma}`, `vbw ${tokens[verb]?.lower}`, `${form} vb ${lemma}`]),
    ...(verb === undefined ? [] : [`vbpos ${verb < (noun ?? -1)}`]),
    ...(owner === null || verb === undefined ? [] : [`vn ${lemma} ${owner}`]),
    ...(next === undefined ? [] : [`${sign} ${tokens[next]?.lemma}`, `${sign}w ${tokens[next]?.lower}`]),
    ...before.flatMap((at) => (tokens[at]?.pos === 'VERB' ? [`v ${tokens[at]?.lemma} ${form}`] : [])),
    ...(number.noun === null ? [] : countedKeys(number, number.noun, lemma)),
    ...(number.sum?.units ?? []).flatMap((at) => {
      const unit = tokens[at]?.lower ?? '';
      return [`u ${singular(unit)}`, `u party ${isParty(unit)}`];
    }),
  ];

  function countedKeys({ at, end, rate }: NumberMention, what: string, by: string): readonly string[] {
    const one = singular(what);
    const isPriced = prices.some(({ units }) =>
      units.some((unit) => singular(tokens[unit]?.lower ?? '') === one),
    );
    return [
      `n ${one}`,
      `n time ${times.test(what)}`,
      `n party ${isParty(what)}`,
      `n party ${isParty(what)} ${by}`,
      `n priced ${isPriced}`,
      `n priced ${isPriced} ${rate ?? '-'}`,
      `n priced ${isPriced} time ${times.test(what)}`,
      ...tokens.slice(at + 1, end).map(({ lower }) => `nm ${stem(lower)}`),
    ];
  }
}

function sentenceKeys({ at, form, before, tokens }: Surroundings, { verb }: Nearest): readonly string[] {
  const sentence = tokens[at]?.sentence;
  const words = tokens.filter((token) => token.sentence === sentence).map(({ lower }) => lower);
  const isAsked = words.at(-1) === '?' || asking.test(words[0] ?? '');
  const who = before.map((place) => tokens[place]?.lower ?? '').find((word) => pronouns.test(word));
  const lemma = verb === undefined ? '-' : (tokens[verb]?.lemma ?? '-');
  return [
    `q ${isAsked}`,
    `q ${isAsked} ${form}`,
    ...(who === undefined ? [] : [`pron ${who}`, `pron ${who} ${form}`, `pron ${who} ${lemma}`]),
    ...[...new Set(words)].flatMap((word) => (telling.test(word) ? [`s ${word}`, `s ${word} ${form}`] : [])),
  ];
}

const isMoney = (number: NumberMention): boolean => formOf(number) === 'sum';

function sizeKeys(
  number: NumberMention,
  numbers: readonly NumberMention[],
  { form, per }: Surroundings,
): readonly string[] {
  const { value, sum } = number;
  const digits = Math.floor(Math.log10(Math.max(1, value)));
  const sums = numbers.filter(isMoney).map((one) => one.value);
  const first = numbers.find(isMoney);
  const rank =
    sums.length < 2
      ? 'alone'
      : value <= Math.min(...sums)
        ? 'least'
        : value >= Math.max(...sums)
          ? 'most'
          : 'mid';
  const against =
    first === undefined ? null : value < first.value ? 'less' : value > 20 * first.value ? 'much' : 'more';
  return [
    `k ${form}`,
    `k ${form} per ${per ?? '-'}`,
    `k ${form} u ${(sum?.units.length ?? 0) > 0}`,
    `mag ${form} ${digits}`,
    `mag ${form} ${digits} ${per ?? '-'}`,
    `year ${value >= 1990 && value <= 2035 && sum === null}`,
    ...(form === 'sum' || form === 'bare'
      ? [
          `rank ${form} ${rank}`,
          ...(first === number ? ['first sum'] : against === null ? [] : [`vs1 ${against}`]),
        ]
      : []),
  ];
}

/** Above each of these a sum beside a price is of another size: part of it, about as much, many of them. */
const steps = [0.03, 0.1, 0.25, 0.5, 0.8, 1, 1.3, 2, 4, 10, 30, 100, 1000];

/** How many prices a sum is: no cost of one sale is twenty prices. And whether a share is a tenth or most of it. */
function pricedKeys(
  place: number,
  numbers: readonly NumberMention[],
  before: readonly NumberKind[],
  { form, per }: Surroundings,
): readonly string[] {
  const value = numbers[place]?.value ?? 0;
  if (form === 'share') return [`part ${shares.findLastIndex((least) => value >= least)}`];
  if (form === 'count') return [];
  const price = numbers[before.lastIndexOf('price')];
  if (price === undefined || !(price.value > 0)) return [];
  const many = steps.findLastIndex((least) => value >= least * price.value);
  return [`many ${form} ${many}`, `many ${form} ${many} ${per ?? '-'}`];
}

const shares = [0, 2, 6, 11, 21, 31, 46, 61, 81];

function orderKeys(
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
      ...(has(/^of$/u) ? [`of ${was}`] : []),
    ];
  }
}

/** What was said already: who has named a price rarely names another, and a cost stands behind one. */
const beforeKeys = (before: readonly NumberKind[], { form, per }: Surroundings): readonly string[] =>
  [...new Set(before)].map((kind) => `h ${kind} ${form} ${per ?? '-'}`);

/** "Cost per unit: gas 38, cover 71": what heads a list says what its members are. */
function listKeys(
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
const meaningShare = 1.2;

/** Where the word before the number and the one it counts stand in meaning: "clay" and "glaze" are near "flour". */
const nearWords = 5;

function meaningsOf(groups: readonly (readonly string[])[], { dimensions, find }: WordVectors): Float64Array {
  const dense = new Float64Array(groups.length * dimensions + 1);
  groups.forEach((words, place) => {
    const mean = new Float64Array(dimensions);
    for (const word of words) {
      const vector = find(word);
      if (vector === null) continue;
      const length = Math.hypot(...vector) || 1;
      for (let at = 0; at < dimensions; at++) mean[at] = (mean[at] ?? 0) + (vector[at] ?? 0) / length;
    }
    const whole = Math.hypot(...mean) || 1;
    for (let at = 0; at < dimensions; at++)
      dense[place * dimensions + at] = (meaningShare * (mean[at] ?? 0)) / whole;
  });
  dense[dense.length - 1] = 1;
  return dense;
}
