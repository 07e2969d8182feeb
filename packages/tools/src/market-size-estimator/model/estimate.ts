import { canonicalJson, hash32 } from '../../wording/index.ts';
import type { MarketBasis, Span } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import { type Buyers, buyersOf, isPartOfAll } from './buyers.ts';
import { controls } from './controls.ts';
import { type Money, moneyOf } from './currency.ts';
import { type Drawn, draw } from './draw.ts';
import { type Earning, earningOf, shareFactor } from './earning.ts';
import { around, exactly, type Factor, findOwn, scaled } from './factor.ts';
import { type CrossChecks, crossChecksOf, findGap, type Gap, type MethodName } from './methods.ts';
import { penetrationIn } from './penetration.ts';
import { type Selling, sellingOf } from './selling.ts';
import { reachOfFree, usualShares } from './shares.ts';
import { type Bound, bindingOf, type Plan, type Sizes, type SlotName, sizeAt } from './size.ts';
import { type Swing, swings } from './tornado.ts';
import { buyerNoun, shortNoun, unnamed } from './who.ts';

/** What is known before anything is multiplied. */
export interface Inputs {
  readonly who: string;
  /** There is a name for who pays: the founder's (`isSaid`), or that of the count in use. */
  readonly isNamed: boolean;
  readonly isSaid: boolean;
  /** For where they were named before. */
  readonly short: string;
  readonly money: Money;
  readonly buyers: Buyers;
  readonly problemShare: Factor;
  readonly fitShare: Factor;
  readonly reachShare: Factor;
  readonly earning: Earning;
  readonly selling: Selling;
  readonly checks: CrossChecks;
}

export interface Estimate extends Inputs {
  readonly plan: Plan;
  readonly penetration: Factor;
  readonly sizes: Sizes;
  readonly binding: Bound;
  readonly perBuyer: number;
  readonly tamBuyers: number;
  readonly samBuyers: number;
  readonly customers: number;
  /** SAM with every input at its high end. */
  readonly samAtBest: number;
  readonly drawn: Drawn;
  readonly seed: number;
  readonly swings: readonly Swing[];
  readonly totals: Readonly<Record<MethodName, number | null>>;
  readonly gap: Gap | null;
  /** Yearly revenue at the end of each year up to the horizon. */
  readonly path: readonly number[];
}

export function inputsOf(input: MarketInput, basis: MarketBasis): Inputs {
  const who = buyerNoun(input, basis);
  const money = moneyOf(input, basis);
  const buyers = buyersOf(input, basis, who);
  const usual = usualShares[buyers.profile];
  const earning = earningOf(input, basis, money);
  const isAds = earning.kind === 'ads';
  const pays =
    buyers.profile === 'organisation' ? 'you can reach and sell to' : 'who would pay, through your channel';
  return {
    who,
    isNamed: who !== unnamed,
    isSaid: input.customer !== undefined || basis.customer !== null || input.buyers !== undefined,
    short: shortNoun(who),
    money,
    buyers,
    problemShare: shareFactor(input, 'problemShare', problemLabel(buyers, who), usual.problemShare),
    fitShare: shareFactor(input, 'fitShare', 'Share that fits your product', usual.fitShare),
    reachShare: isAds
      ? shareFactor(input, 'reachShare', 'Share who become users', reachOfFree)
      : shareFactor(input, 'reachShare', `Share ${pays}`, usual.reachShare),
    earning,
    selling: sellingOf(
      input,
      basis,
      money,
      earning.price.span && scaled(earning.price.span, earning.timesSpan.base),
    ),
    checks: crossChecksOf(input, basis, money),
  };
}

/** People at large are counted; which of them are the buyers is part of the first share. */
function problemLabel(buyers: Buyers, who: string): string {
  return isPartOfAll(buyers, who)
    ? `Share of ${buyers.choice.noun} who are ${who} with the problem`
    : 'Share with the problem';
}

/** Null when there is no number of buyers or no price to multiply: the sheet then asks for it. */
export function estimateOf(input: MarketInput, basis: MarketBasis, known: Inputs): Estimate | null {
  const { buyers, earning, selling, problemShare, fitShare, reachShare, checks } = known;
  const count = buyers.factor.span;
  const price = earning.price.span;
  if (count === null || price === null || !(count.base > 0 && price.base * earning.timesSpan.base > 0))
    return null;
  const tamBuyers = count.base * baseOf(problemShare);
  const samBuyers = tamBuyers * baseOf(fitShare) * baseOf(reachShare);
  const penetration = penetrationFactor(input, basis, selling.horizonYears, samBuyers);
  const of = (factor: Factor): Span => factor.span ?? exactly(0);
  const spans: Record<SlotName, Span> = {
    buyers: count,
    problemShare: of(problemShare),
    fitShare: of(fitShare),
    reachShare: of(reachShare),
    price,
    times: earning.timesSpan,
    penetrationShare: of(penetration),
    reps: of(selling.reps),
    dealsPerRep: of(selling.dealsPerRep),
    visitorsPerMonth: of(selling.visitorsPerMonth),
    visitorToPaid: of(selling.visitorToPaid),
    acquisitionBudget: of(selling.acquisitionBudget),
    cac: selling.cac.span ?? exactly(1),
    churnPerMonth: of(selling.churnPerMonth),
  };
  const plan: Plan = {
    spans,
    rampMonths: selling.rampMonths,
    months: Math.round(selling.horizonYears * 12),
    hasCapacity: selling.hasCapacity,
    hasBudget: selling.hasBudget,
  };
  const sizes = sizeAt(plan);
  const perBuyer = price.base * earning.timesSpan.base;
  const seed = seedOf(input);
  const worth = checks.valuePerMonth.span;
  const totals = {
    bottomUp: sizes.tam,
    topDown: checks.topDown,
    value: worth === null ? null : tamBuyers * worth.base * baseOf(checks.captureShare) * 12,
  };
  const counted = [buyers.factor, earning.price];
  return {
    ...known,
    plan,
    penetration,
    sizes,
    binding: bindingOf(sizes),
    perBuyer,
    tamBuyers,
    samBuyers,
    customers: Math.round(sizes.som / perBuyer),
    samAtBest:
      count.high *
      highOf(problemShare) *
      highOf(fitShare) *
      highOf(reachShare) *
      price.high *
      earning.timesSpan.high,
    drawn: draw(plan, seed),
    seed,
    swings: swings(plan, 'som'),
    totals,
    gap: findGap(totals, {
      bottomUp: checks.topDown === null ? [earning.price] : counted,
      topDown: [checks.topDownShare],
      value: [checks.valuePerMonth, checks.captureShare],
    }),
    path: pathOf(plan, basis, samBuyers, baseOf(penetration), selling.horizonYears),
  };
}

function baseOf({ span }: Factor): number {
  return span?.base ?? 0;
}

function highOf({ span }: Factor): number {
  return span?.high ?? 0;
}

/** Of what the founder typed, not of what was edited since: a change in the sheet then moves only what it touches. */
function seedOf({ assumptions: _, ...typed }: MarketInput): number {
  return hash32(canonicalJson(typed));
}

function penetrationFactor(
  input: MarketInput,
  { penetration }: MarketBasis,
  year: number,
  samBuyers: number,
): Factor {
  const own = findOwn(input, 'penetrationShare', controls.penetrationShare);
  const shape = {
    id: 'penetrationShare',
    label: 'Share of the reachable market you win',
    unit: 'share',
  } as const;
  return own === null
    ? {
        ...shape,
        span: penetrationIn(penetration, year, samBuyers),
        origin: { kind: 'usual', source: penetration.source },
      }
    : { ...shape, span: around(own.value, 0.5, 0.5, 1), origin: own.origin };
}

/** The share grows towards its end as the table does. */
function pathOf(
  plan: Plan,
  { penetration }: MarketBasis,
  samBuyers: number,
  end: number,
  years: number,
): readonly number[] {
  const table = (year: number) => penetrationIn(penetration, year, samBuyers).base;
  return Array.from({ length: Math.ceil(years) }, (_, index) => {
    const year = Math.min(index + 1, years);
    const share = (end * table(year)) / table(years);
    return sizeAt({ ...plan, months: Math.round(year * 12) }, { penetrationShare: share }).som;
  });
}
