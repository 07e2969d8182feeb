import { singularise } from '@slipway/language';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import type { Token } from '../tokens.ts';
import type { Fact } from './fact.ts';

/** More are no machines, places or hands of one founder. */
const most = 60;
const behindMost = 3;
/** "$16 an hour for 35 hours each" */
const sumBehindMost = 7;
const aheadMost = 6;
const ofTime = /^(?:hour|day|night|week|weekend|month|quarter|year|season|time|minute|mile|km)s?$/u;
/** What a founder counts of their own, as it is read. */
const ownKinds = new Set<NumberSaid['kind']>(['stock', 'team', 'other']);
const brings = /^(?:bring|earn|make|take|pay|give)$/u;

/** "9 washers, about 5 loads each a day": all of them together, where what each does is told. */
export function addUpThings(
  facts: readonly Fact[],
  numbers: readonly NumberSaid[],
  { tokens }: ParsedText,
): readonly Fact[] {
  const things = numbers.filter((number) => isThing(number, tokens));
  if (things.length === 0) return facts;
  return facts.flatMap((fact) => {
    const at = tokens.findIndex(({ from }) => from === fact.number.from);
    const last = tokens.findIndex(({ to }) => to >= fact.number.to);
    const own = at < 0 || fact.each !== undefined ? undefined : ownOf(fact, at, last, things, tokens);
    if (own === undefined) return [fact];
    const thing = singularise(own.noun ?? '');
    const from = Math.min(fact.words.from, tokens[own.at]?.from ?? fact.words.from);
    const words = { ...fact.words, from };
    if (fact.kind === 'own-cost') {
      const per = fact.per?.replace(/^.+ an? /u, '') ?? null;
      return [{ ...fact, each: own.value, per: per === thing ? 'month' : per }];
    }
    if (fact.kind === 'volume') return [{ ...fact, value: fact.value * own.value, among: own.value, words }];
    const isLet = fact.kind === 'price' && fact.sure && ofTime.test(fact.per ?? '');
    const ahead = tokens.slice(Math.max(0, at - aheadMost), at);
    if (!isLet || thing === '' || !ahead.some(({ lemma }) => brings.test(lemma))) return [fact];
    // "Six motorbikes, each brings me 15,000 a day": so many days in a day.
    const days = `${thing} ${fact.per}s`;
    return [
      fact,
      { ...fact, kind: 'volume', value: own.value, currency: null, noun: days, among: own.value, words },
    ];
  });
}

function isThing({ at, value, sum, noun, kind, rate }: NumberSaid, tokens: readonly Token[]): boolean {
  const isCounted = sum === null && rate === null && Number.isInteger(value) && value > 1 && value <= most;
  // "6 to a class", "45 an evening"
  const isSum = /^(?:an?|per|each|to|of)$/u.test(tokens[at + 1]?.lower ?? '');
  if (!isCounted || isSum || !ownKinds.has(kind)) return false;
  return noun === null
    ? /^(?:own|have|run|got|keep)$/u.test(tokens[at - 1]?.lower ?? '')
    : !ofTime.test(noun);
}

/** By its name ("each truck", "per truck"), else the last counted before "each" alone. */
function ownOf(
  fact: Fact,
  at: number,
  last: number,
  things: readonly NumberSaid[],
  tokens: readonly Token[],
): NumberSaid | undefined {
  const isSum = fact.currency !== null;
  const same = (place: number): boolean => tokens[place]?.sentence === tokens[at]?.sentence;
  const around = (from: number, to: number): readonly number[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step).filter(same);
  const ahead = around(at - aheadMost, at);
  const after = around(last + 1, last + 1 + (isSum ? sumBehindMost : behindMost));
  // "Rent 22,000, two girls 13,500 each": that is said of the girls.
  const stop = after.findIndex((place) => /^[,;]$/u.test(tokens[place]?.text ?? ''));
  const behind = stop < 0 ? after : after.slice(0, stop);
  const eachWords = [...ahead, ...behind].filter((place) =>
    /^(?:each|every|per|apiece)$/u.test(tokens[place]?.lower ?? ''),
  );
  const named = things.find(({ noun }) => {
    const thing = singularise(noun ?? '');
    const isPer = fact.per === thing || fact.per?.startsWith(`${thing} a`) === true;
    return (
      thing !== '' &&
      (isPer || eachWords.some((place) => singularise(tokens[place + 1]?.lower ?? '') === thing))
    );
  });
  if (named !== undefined) return named;
  // "I have 6 bodas … per bike": another name for the only thing that is counted.
  const [only, ...more] = things;
  const isOther = / an? (?:day|week|month|year)$/u.test(fact.per ?? '') && fact.kind === 'own-cost';
  if (isOther && more.length === 0) return only;
  const isBare = eachWords.some((place) => {
    const next = tokens[place + 1];
    // "1,500,000 each month" is paid once a month.
    const isTime = ofTime.test(next?.lower ?? '');
    const isEach = !isTime && /^(?:each|apiece)$/u.test(tokens[place]?.lower ?? '');
    // "Each sells for": of one piece; behind a sum for two people it is read elsewhere.
    return isEach && (place > last ? true : !isSum || next?.pos === 'NOUN');
  });
  return isBare ? things.findLast((thing) => thing.at < at && thing.at !== at) : undefined;
}
