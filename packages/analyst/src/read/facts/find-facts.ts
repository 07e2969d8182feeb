import { times } from '../evidence.ts';
import { bareSum, localCurrency } from '../find-price.ts';
import type { NumberKind } from '../number-kinds/number-kind.ts';
import type { NumberSaid } from '../numbers-said.ts';
import type { ParsedText } from '../party-features.ts';
import { perOf } from '../price-candidates.ts';
import type { Token } from '../tokens.ts';
import { type Fact, type FactKind, factKinds } from './fact.ts';
import { findIncluded } from './find-included.ts';
import { findSeason } from './find-season.ts';
import { findTerm } from './find-term.ts';
import { findTimes } from './find-times.ts';
import { relateSums } from './relate-sums.ts';
import { aroundNumber } from './said-around.ts';

/** Nine of ten are right from here on, among paragraphs that were not learnt from (`node scripts/fit-numbers.ts --folds`). */
const sureFrom = 0.5;
/** Below it every second is something else. */
const foundFrom = 0.33;

const counted: ReadonlySet<FactKind> = new Set([
  'paying',
  'lost',
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
  'often',
  'years',
]);

/** What the founder says in numbers, each by what was learnt of such numbers. */
export function findFacts(
  parsed: ParsedText,
  numbers: readonly NumberSaid[],
  where: string | null,
): readonly Fact[] {
  const read = numbers.flatMap((number, at): readonly Fact[] => {
    const kind = factOf(number.kind);
    if (kind === null || number.chance < foundFrom || opensRange(number, parsed)) return [];
    const fact = toFact(number, kind, parsed, where);
    return fact === null ? [] : [{ ...fact, ...aroundNumber(number, numbers[at - 1], kind, parsed) }];
  });
  const facts = relateSums(read);
  const found = [
    findIncluded(parsed, facts),
    findSeason(parsed).fact,
    findTimes(parsed, facts),
    findTerm(parsed),
  ];
  return [...facts, ...found.filter((fact) => fact !== null)];
}

/** What is learnt of a number and not used is no fact. */
const factOf = (kind: NumberKind): FactKind | null =>
  kind === 'lasts' ? null : (factKinds.find((one) => one === kind) ?? null);

/** "three" in "three to five weeks": the range is told by its end. */
function opensRange({ at, sum }: NumberSaid, { tokens }: ParsedText): boolean {
  const [join, next] = [tokens[at + 1], tokens[at + 2]];
  return sum === null && /^(?:to|or|-|–)$/u.test(join?.lower ?? '') && next?.pos === 'NUM';
}

function toFact(number: NumberSaid, kind: FactKind, parsed: ParsedText, where: string | null): Fact | null {
  const { tokens, spans } = parsed;
  const { value, sum, noun, rate, at, end, chance } = number;
  const isCount = counted.has(kind);
  const isShare = sum?.amount.currency === '%';
  if ((isCount && sum !== null) || (isShare && kind !== 'share' && kind !== 'cut')) return null;
  const mention = isCount ? null : (sum ?? bareSum(number, parsed, where));
  if (!isCount && mention === null) return null;
  const clause = spans.find(({ last }) => last >= at);
  const last = mention?.at ?? end;
  return {
    kind,
    chance,
    sure: chance >= sureFrom,
    value,
    ...(sum?.amount.high === undefined ? {} : { high: sum.amount.high }),
    currency: isCount ? null : localCurrency(mention?.amount.currency ?? '', where),
    noun: isCount && noun !== null ? nounOf(number, tokens) : null,
    per: mention === null ? (rate ?? eachAfter(end, tokens)) : perOf(mention, parsed),
    words: { from: tokens[clause?.first ?? at]?.from ?? 0, to: tokens[clause?.last ?? last]?.to ?? 0 },
    number: { from: tokens[at]?.from ?? 0, to: tokens[last]?.to ?? 0 },
  };
}

/** "800 through a podcast" counts no podcasts. */
function nounOf({ at, end }: NumberSaid, tokens: readonly Token[]): string | null {
  const words = tokens.slice(at + 1, end + 1).filter(({ pos }) => pos !== 'NUM' && pos !== 'CCONJ');
  const isNamed =
    !times.test(words.at(-1)?.lower ?? '') && words.every(({ pos }) => !/^(?:ADP|DET|PRON)$/u.test(pos));
  const said = words.map(({ lower }) => lower).filter((word) => word !== 'paying');
  return isNamed && said.length > 0 ? said.join(' ') : null;
}

/** "per course", "on each": what it is counted for. */
function eachAfter(end: number, tokens: readonly Token[]): string | null {
  const [joint, noun] = [tokens[end + 1], tokens[end + 2]];
  const isEach = /^(?:per|each|every|a|an)$/u.test(joint?.lower ?? '') && noun?.pos === 'NOUN';
  return isEach && noun.sentence === tokens[end]?.sentence ? noun.lower : null;
}
