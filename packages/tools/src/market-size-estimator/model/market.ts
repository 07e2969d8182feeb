import {
  currencyOf,
  findSizeLine,
  type IdeaProfile,
  payerNoun,
  roundSum,
  type SizeLine,
  sharesWord,
} from '@slipway/analyst';
import { canonicalJson, hash32 } from '@slipway/core';
import type { IdeaBasis } from '../../idea/gather.ts';
import type { MarketInput } from '../fields.ts';
import { type Counts, countsOf } from './count.ts';
import { amountOf, type Earning, earningOf } from './earning.ts';
import { type Factor, findOwn, toFactor } from './factor.ts';
import { type Methods, methodsOf } from './methods.ts';
import { type Plan, type Sizes, sizeAt } from './size.ts';
import { around, aroundShare, exactly, type Span } from './span.ts';

const defaultYears = 3;
const weeksAMonth = 4.35;
/** Of the round sum: what each yardstick asks of a year's revenue. A public good asks for none. */
const goals: Readonly<Record<string, number>> = { venture: 100, 'small-firm': 1, 'side-income': 0.05 };

export interface Market {
  /** With the price as edited in the sheet. */
  readonly profile: IdeaProfile;
  readonly line: SizeLine | null;
  readonly currency: string;
  /** The round sum a year. */
  readonly goal: number;
  /** Who pays, to stand behind a number. */
  readonly payer: string;
  readonly counts: Counts;
  readonly earning: Earning | null;
  /** What one customer brings in a year; null while it is open. */
  readonly each: number | null;
  readonly factors: Readonly<Record<FactorName, Factor>>;
  /** Months that go by before the first customer can sign, by our notes. */
  readonly cycleMonths: number;
  /** In which customers can be signed. */
  readonly months: number;
  readonly plan: Plan | null;
  readonly sizes: Sizes | null;
  readonly methods: Methods | null;
  readonly yardstick: { readonly name: string; readonly isOwn: boolean; readonly goal: number | null };
  /** All of them at the price cannot reach the yardstick. */
  readonly isTooSmall: boolean;
  readonly seed: number;
}

type FactorName =
  | 'fitShare'
  | 'reachShare'
  | 'adoption'
  | 'sellers'
  | 'dealsPerSeller'
  | 'churnPerMonth'
  | 'years';

export function marketOf(input: MarketInput, basis: IdeaBasis): Market {
  const profile = withEdits(input, basis.profile);
  const line = findSizeLine(profile, basis.notes, {
    ...found('saleSize', findOwn(input, 'saleSize')?.value),
    ...found('adRate', findOwn(input, 'adRate')?.value),
    ...found('currency', input.currency),
  });
  const payer = payerNoun(profile) ?? ownNoun(profile) ?? 'customers';
  const counts = countsOf(input, basis, payer);
  const earning = earningOf(input, profile, line, counts.used?.noun ?? null);
  const amount = earning === null ? null : amountOf(earning);
  const factors = factorsOf(input, basis);
  const { cycle } = basis.notes;
  const cycleMonths = cycle === null ? 0 : Math.round((cycle.weeks[0] + cycle.weeks[1]) / 2 / weeksAMonth);
  const months = Math.max(0, (factors.years.span?.base ?? defaultYears) * 12 - cycleMonths);
  const plan = planOf(counts, earning, amount, factors, months);
  const sizes = plan === null ? null : sizeAt(plan);
  const yardstick = yardstickOf(input, line);
  // An estimate says no only at its high end.
  const isEstimate = counts.used?.published?.estimate !== undefined;
  const most =
    plan === null
      ? 0
      : sizeAt(plan, {
          price: line?.ours === null ? plan.spans.price.base : plan.spans.price.high,
          ...(isEstimate ? { buyers: plan.spans.buyers.high } : {}),
        }).tam;
  const currency = line?.currency ?? input.currency ?? currencyOf(profile.where.value);
  return {
    profile,
    line,
    currency,
    goal: line?.goal ?? roundSum(currency),
    payer,
    counts,
    earning,
    each: plan === null ? null : plan.spans.price.base * plan.spans.amount.base,
    factors,
    cycleMonths,
    months,
    plan,
    sizes,
    methods: methodsOf(input, counts, sizes),
    yardstick,
    // Who counts the market and names no goal is shown one within it.
    isTooSmall:
      sizes !== null &&
      yardstick.goal !== null &&
      most < yardstick.goal &&
      (yardstick.isOwn || counts.used?.quote == null),
    seed: seedOf(input),
  };
}

/** Those the founder counts, where who pays is not sure. */
function ownNoun({ own: { ownCount }, pays }: IdeaProfile): string | null {
  const isKnown = ownCount.standing === 'read' || ownCount.standing === 'confirmed';
  const noun = isKnown ? (ownCount.value?.noun ?? null) : null;
  return noun !== null && pays.value !== null && sharesWord(pays.value, noun) ? pays.value : noun;
}

/** Nothing can be said yet but what is missing. */
export function isAsking({ line, counts }: Market): boolean {
  return line === null && counts.used === null;
}

/** A price changed in the sheet goes before the one that was read. */
function withEdits(input: MarketInput, profile: IdeaProfile): IdeaProfile {
  const { price } = profile;
  const name = price.value?.currency === '%' ? 'takeRate' : 'price';
  const edited = input.assumptions?.[name];
  if (price.value === null || typeof edited !== 'number') return profile;
  const amount = name === 'takeRate' ? Math.min(1, Math.max(0, edited)) * 100 : Math.max(0, edited);
  return {
    ...profile,
    price: { ...price, value: { ...price.value, amount }, standing: 'confirmed', quote: null },
  };
}

function factorsOf(input: MarketInput, { notes }: IdeaBasis): Market['factors'] {
  const all = {
    span: exactly(1),
    origin: { kind: 'default', why: 'All of them, until you set it.' },
  } as const;
  const hasDeals = findOwn(input, 'dealsPerSeller') !== null;
  const churn = notes.known === 'near' ? notes.economics : null;
  return {
    fitShare: toFactor(input, 'fitShare', aroundShare, all),
    reachShare: toFactor(input, 'reachShare', aroundShare, all),
    adoption: toFactor(input, 'adoption', (value) => around(value, 0.5, 0.5, 1)),
    sellers: toFactor(
      input,
      'sellers',
      exactly,
      hasDeals
        ? { span: exactly(1), origin: { kind: 'default', why: 'You alone, until you set it.' } }
        : undefined,
      'sellers',
    ),
    dealsPerSeller: toFactor(
      input,
      'dealsPerSeller',
      (value) => around(value, 0.3, 0.3),
      undefined,
      'customers',
    ),
    churnPerMonth: toFactor(
      input,
      'churnPerMonth',
      (value) => around(value, 0.3, 0.3, 1),
      churn === null
        ? { span: exactly(0), origin: { kind: 'default', why: 'Nobody leaves, until you set it.' } }
        : {
            span: {
              low: churn.churnMonthly[0],
              base: (churn.churnMonthly[0] + churn.churnMonthly[1]) / 2,
              high: churn.churnMonthly[1],
            },
            origin: { kind: 'notes', source: `${churn.niche}#economics` },
          },
    ),
    years: toFactor(input, 'years', exactly, {
      span: exactly(defaultYears),
      origin: { kind: 'default', why: 'Three years are long enough to build it and short enough to plan.' },
    }),
  };
}

function planOf(
  { used }: Counts,
  earning: Earning | null,
  amount: Span | null,
  factors: Market['factors'],
  months: number,
): Plan | null {
  if (used === null || earning === null || amount === null || !(earning.price.base * amount.base > 0))
    return null;
  const of = ({ span }: Factor): Span => span ?? exactly(0);
  const { fitShare, reachShare, adoption, sellers, dealsPerSeller, churnPerMonth } = factors;
  return {
    spans: {
      buyers: used.span,
      fitShare: of(fitShare),
      reachShare: of(reachShare),
      price: earning.price,
      amount,
      adoption: of(adoption),
      sellers: of(sellers),
      dealsPerSeller: of(dealsPerSeller),
      churnPerMonth: of(churnPerMonth),
    },
    months,
    hasAdoption: adoption.span !== null,
    hasCapacity: sellers.span !== null && dealsPerSeller.span !== null,
    isSoldOnce: earning.isSoldOnce,
  };
}

function yardstickOf(input: MarketInput, line: SizeLine | null): Market['yardstick'] {
  const edited = input.assumptions?.yardstick;
  const said = typeof edited === 'string' ? edited : input.yardstick;
  const name = said ?? 'small-firm';
  const times = goals[name];
  const sum = line?.goal ?? roundSum('USD');
  return { name, isOwn: said !== undefined, goal: times === undefined ? null : sum * times };
}

/** Of what was typed, not of what was edited since: a change in the sheet then moves only what it touches. */
function seedOf({ assumptions: _, ...typed }: MarketInput): number {
  return hash32(canonicalJson(typed));
}

function found<Name extends string, T>(name: Name, value: T | undefined): Partial<Record<Name, T>> {
  return value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, T>>);
}
