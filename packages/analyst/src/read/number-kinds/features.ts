import type { TextFeatures } from '../../classify/text-features.ts';
import type { WordVectors } from '../../text/word-vectors.ts';
import { stem } from '../../text/words.ts';
import { bindNumber, boundSigns } from '../facts/bind-clause.ts';
import type { NumberMention } from '../numbers.ts';
import type { ParsedText } from '../party-features.ts';
import { singular } from '../word-forms.ts';
import type { Lexicon } from './lexicon.ts';
import type { NumberKind } from './number-kind.ts';
import { beforeKeys, listKeys, orderKeys } from './order-keys.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';
import { againKeys, planKeys, pricedKeys, sizeKeys } from './value-keys.ts';

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
    ...againKeys(place, numbers, before, around),
    ...planKeys(number, around, lexicon),
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
