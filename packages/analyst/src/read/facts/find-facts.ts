import type { Verb } from '../clauses.ts';
import { times } from '../evidence.ts';
import { bareSum, localCurrency } from '../find-price.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { Language } from '../parse-text.ts';
import type { ParsedText } from '../party-features.ts';
import { perOf } from '../price-candidates.ts';
import { singular } from '../word-forms.ts';
import { asMoney } from './bare-money.ts';
import { type Bound, bindNumber } from './bind-clause.ts';
import { type Judged, pricedBefore } from './costs-beside.ts';
import { readCount, timeAround } from './counts-said.ts';
import type { Fact, FactKind } from './fact.ts';
import { findIncluded } from './find-included.ts';
import { findSeason } from './find-season.ts';
import { findTerm } from './find-term.ts';
import { findTimes } from './find-times.ts';
import { limits } from './limits.ts';
import { listPayers, listSold } from './list-sold.ts';
import { readMoney } from './money-said.ts';
import { relateSums } from './relate-sums.ts';
import { rules } from './rules.ts';
import { type SaidOf, saidOf } from './said-of.ts';
import { splitSegments } from './segments.ts';
import { eachAfter, kindAlone, rolesOf, stateNumber } from './stated.ts';

/** What the founder says in numbers: each bound to who does what in its clause, and judged by what was learnt of such numbers. */
export function findFacts(
  parsed: ParsedText,
  numbers: readonly NumberSaid[],
  language: Language,
  where: string | null,
): readonly Fact[] {
  const segments = splitSegments(parsed);
  const read = carryOn(
    numbers.map((number) => saidOf(number, segments, parsed, language.parties)),
    parsed,
  );
  const said: (SaidOf | null)[] = [];
  for (const one of read) said.push(one === null ? null : asMoney(one, said.at(-1) ?? null, parsed, where));
  const sold = listSold(parsed, said);
  const payers = listPayers(parsed, said, language.parties);
  const priced = new Set(
    said.flatMap((one) =>
      one !== null && readMoney(one, sold)?.kind === 'price' ? unitsOf(one, parsed) : [],
    ),
  );
  const judged = numbers.flatMap((bare, at) => {
    const number = said[at]?.number ?? bare;
    if (opensRange(number, parsed)) return [];
    const bound = bindNumber(number, parsed, language.classes.factWords);
    if (bound === null) return [];
    const own = said[at] ?? null;
    const plain =
      own === null ? null : (readMoney(own, sold) ?? readCount(own, sold, language.parties, payers, priced));
    const learnt = plain === null ? judge(number, bound, parsed, language) : null;
    // What its own stretch does not say of a sum is never used without asking.
    const found =
      plain !== null
        ? { ...plain, sure: plain.sure && isLikely(plain.kind, number), chance: 0.9 }
        : learnt === null
          ? null
          : { ...learnt, sure: learnt.sure && number.sum === null };
    return [{ number, bound, found, around: own === null ? {} : timeAround(own) }];
  });
  const roles = judged.flatMap(({ number, bound, found, around }, at) => {
    const priceOf = pricedBefore(judged.slice(0, at), number, found, around.of ?? '', parsed);
    if (priceOf !== null && found !== null) {
      const fact = toFact(number, bound, { ...found, kind: 'unit-cost', sure: true }, parsed, where);
      return [{ ...fact, ...around, per: perOf(priceOf, parsed) }];
    }
    const last = judged[at - 1];
    const isMore =
      last?.found?.kind === 'own-cost' && last.found.sure && goesOn(last.number, number, bound, parsed);
    const taken = isMore ? last.found : found;
    return taken === null ? [] : [{ ...toFact(number, bound, taken, parsed, where), ...around }];
  });
  // "We charge them", "they pay us": the whole of it is the founder's.
  const ours = new Set(
    judged
      .filter(({ bound }) => bound.subject === 'founder' || bound.to === 'us')
      .map(({ number }) => startOf(number, parsed)),
  );
  const facts = relateSums(roles, ({ number }) => ours.has(number.from));
  const found = [
    findIncluded(parsed, facts),
    findSeason(parsed).fact,
    findTimes(parsed, facts),
    findTerm(parsed),
  ];
  return [
    ...facts.map((fact) =>
      fact.kind === 'capacity' && isPriced(fact, parsed) ? { ...fact, sure: true } : fact,
    ),
    ...found.filter((fact) => fact !== null),
  ];
}

/** "We pay the delivery, 250 each time": the verb of ours right before it. */
function paysBefore({ segment }: SaidOf, { clauses, tokens }: ParsedText): Verb | null {
  const last = clauses.verbs.findLast(({ at }) => at < segment.first);
  const isNear =
    last !== undefined &&
    tokens[last.at]?.sentence === segment.sentence &&
    tokens.slice(last.at, segment.first).every(({ text, pos }) => text !== ',' && pos !== 'NUM');
  const isOurs = last?.pronoun === 'i' || last?.pronoun === 'we';
  return isNear && isOurs && /^(?:pay|cover|buy|spend)$/u.test(last.lemma) ? last : null;
}

/** A price that its stretch states, and that no such number is, is asked about: measured on stories (`npm run eval -- --only facts`). */
const priceLeast = 0.1;
const isLikely = (kind: FactKind, { sum, chances }: NumberSaid): boolean =>
  kind !== 'price' || sum === null || chances.price >= priceLeast;

/** "night" of 140 a night. */
const unitsOf = ({ number: { sum } }: SaidOf, { tokens }: ParsedText): readonly string[] => [
  ...(sum?.units.map((at) => singular(tokens[at]?.lower ?? '')) ?? []),
  ...(sum?.period == null ? [] : [sum.period]),
];

/** "and does 5 visits a day": about whoever the stretch before is about. */
function carryOn(all: readonly (SaidOf | null)[], parsed: ParsedText): readonly (SaidOf | null)[] {
  return all.map((one, at) => {
    const last = all
      .slice(0, at)
      .findLast((other) => other !== null && other.segment.last < (one?.segment.first ?? 0));
    if (
      one !== null &&
      one.verb === null &&
      one.isFirst &&
      one.number.sum !== null &&
      paysBefore(one, parsed)
    )
      return { ...one, about: 'founder', verb: paysBefore(one, parsed) };
    if (one === null || !one.goesOn || last == null || last.segment.sentence !== one.segment.sentence)
      return one;
    return { ...one, about: last.about, noun: last.noun };
  });
}

const startOf = ({ at }: NumberSaid, { tokens }: ParsedText): number => tokens[at]?.from ?? 0;

/** "I pay the trainer 480 a month and the hall is 200 a month": one more of the same. */
function goesOn(last: NumberSaid, { at, sum }: NumberSaid, bound: Bound, { tokens }: ParsedText): boolean {
  const isSame =
    tokens[last.at]?.sentence === tokens[at]?.sentence &&
    sum?.period != null &&
    sum.period === last.sum?.period;
  return isSame && /^(?:thing|party)$/u.test(bound.subject) && bound.verb?.lemma === 'be';
}

/** "The van does 8 tests a day, 1,400 lira per test": what is sold by the piece is what can be done. */
function isPriced({ noun }: Fact, { prices, tokens }: ParsedText): boolean {
  const what = singular(noun?.split(' ').at(-1) ?? '');
  return prices.some(({ units }) => units.some((at) => singular(tokens[at]?.lower ?? '') === what));
}

/** "three" in "three to five weeks": the range is told by its end. */
function opensRange({ at, sum }: NumberSaid, { tokens }: ParsedText): boolean {
  const [join, next] = [tokens[at + 1], tokens[at + 2]];
  return sum === null && /^(?:to|or|-|–)$/u.test(join?.lower ?? '') && next?.pos === 'NUM';
}

/** What the clause says counts from a low chance on; what only looks like it needs a high one. */
function judge(number: NumberSaid, bound: Bound, parsed: ParsedText, language: Language): Judged | null {
  const stated = stateNumber(number, bound, parsed, language);
  const chanceOf = (kind: FactKind): number =>
    rolesOf[kind].reduce((sum, role) => sum + number.chances[role], 0);
  for (const { kind, says, isWeak, isPlain } of rules) {
    if (isPlain === true && says(stated)) return { kind, chance: chanceOf(kind), sure: isWeak !== true };
    if (isPlain === true) continue;
    const { found, sure } = limits[kind].said;
    if (chanceOf(kind) < found || !says(stated)) continue;
    return { kind, chance: chanceOf(kind), sure: isWeak !== true && chanceOf(kind) >= sure };
  }
  const isCounting = stated.kind === 'bare' && /^(?:of|or)$/u.test(parsed.tokens[number.at + 1]?.lower ?? '');
  if (isCounting) return null;
  const kind = kindAlone(number.role, stated);
  if (kind === null) return null;
  const { found, sure } = limits[kind].alone;
  return chanceOf(kind) < found ? null : { kind, chance: chanceOf(kind), sure: chanceOf(kind) >= sure };
}

function toFact(
  number: NumberSaid,
  { clause }: Bound,
  judged: Judged,
  parsed: ParsedText,
  where: string | null,
): Fact {
  const { tokens } = parsed;
  const { value, sum, noun, rate, at, end } = number;
  const counts = isCount(judged.kind);
  const bare = sum === null && !counts ? bareSum(number, parsed, where) : null;
  const mention = sum ?? bare;
  const words = tokens.slice(at + 1, end + 1).filter(({ pos }) => pos !== 'NUM' && pos !== 'CCONJ');
  // "800 through a podcast" counts no podcasts.
  const isNamed =
    noun !== null &&
    !times.test(words.at(-1)?.lower ?? '') &&
    words.every(({ pos }) => !/^(?:ADP|DET|PRON)$/u.test(pos));
  return {
    ...judged,
    value,
    ...(sum?.amount.high === undefined ? {} : { high: sum.amount.high }),
    currency: counts ? null : localCurrency(mention?.amount.currency ?? '', where),
    noun: counts && isNamed ? words.map(({ lower }) => lower).join(' ') : null,
    per:
      mention === null
        ? (rate ?? (judged.kind === 'capacity' ? eachAfter(end, tokens) : null))
        : judged.kind === 'own-cost'
          ? mention.period
          : perOf(mention, parsed),
    words: { from: tokens[clause.first]?.from ?? 0, to: tokens[clause.last]?.to ?? 0 },
    number: { from: tokens[at]?.from ?? 0, to: tokens[end]?.to ?? 0 },
  };
}

const counted: ReadonlySet<FactKind> = new Set([
  'paying',
  'returned',
  'deposit',
  'trial',
  'waiting',
  'interviews',
  'market',
  'capacity',
  'aim',
  'sold',
  'volume',
  'volume-each',
  'served',
  'completed',
  'years',
]);
/** How many there are, not how much it is. */
const isCount = (kind: FactKind): boolean => counted.has(kind);
