import type { Span } from '../basis.ts';

/** Places of the inputs in a row of numbers. All money is per year or once, in the report's currency. */
export const slot = {
  buyers: 0,
  problemShare: 1,
  fitShare: 2,
  reachShare: 3,
  /** Price per month, price per purchase, volume or advertising revenue, by the business model. */
  price: 4,
  /** Times the price in a year: months, purchases, take rate. */
  times: 5,
  penetrationShare: 6,
  reps: 7,
  dealsPerRep: 8,
  visitorsPerMonth: 9,
  visitorToPaid: 10,
  acquisitionBudget: 11,
  cac: 12,
  churnPerMonth: 13,
} as const;
export type SlotName = keyof typeof slot;
export const slotNames = Object.keys(slot).filter((name): name is SlotName => Object.hasOwn(slot, name));

export interface Plan {
  readonly spans: Readonly<Record<SlotName, Span>>;
  readonly rampMonths: number;
  readonly months: number;
  readonly hasCapacity: boolean;
  readonly hasBudget: boolean;
}

/** Places of the answers. A bound that was not given is infinite. */
export const answer = { tam: 0, sam: 1, share: 2, capacity: 3, budget: 4, som: 5 } as const;

/**
 * TAM: all who have the problem, at the price. SAM: those of them who fit and can be reached. SOM: the smallest of three bounds
 * (market reference, sections 1 and 2). Writes into `out` so that ten thousand draws allocate nothing.
 */
export function sizeInto(plan: Plan, v: Float64Array, out: Float64Array): void {
  const perBuyer = (v[slot.price] ?? 0) * (v[slot.times] ?? 0);
  const tam = (v[slot.buyers] ?? 0) * (v[slot.problemShare] ?? 0) * perBuyer;
  const sam = tam * (v[slot.fitShare] ?? 0) * (v[slot.reachShare] ?? 0);
  const share = sam * (v[slot.penetrationShare] ?? 0);
  const churn = v[slot.churnPerMonth] ?? 0;
  let capacity = Number.POSITIVE_INFINITY;
  let budget = Number.POSITIVE_INFINITY;
  if (plan.hasCapacity) {
    const sold = (v[slot.reps] ?? 0) * (v[slot.dealsPerRep] ?? 0);
    const served = (v[slot.visitorsPerMonth] ?? 0) * (v[slot.visitorToPaid] ?? 0);
    capacity =
      perBuyer *
      (sold * monthsKept(plan.months, plan.rampMonths, churn) + served * monthsKept(plan.months, 0, churn));
  }
  if (plan.hasBudget)
    budget =
      (perBuyer * (v[slot.acquisitionBudget] ?? 0) * monthsKept(plan.months, 0, churn)) / (v[slot.cac] ?? 1);
  out[answer.tam] = tam;
  out[answer.sam] = sam;
  out[answer.share] = share;
  out[answer.capacity] = capacity;
  out[answer.budget] = budget;
  out[answer.som] = Math.min(sam, share, capacity, budget);
}

/**
 * Customers still there at the end, for one new customer a month: rising in a straight line over `ramp` months, each month
 * `churn` of all lost.
 */
export function monthsKept(months: number, ramp: number, churn: number): number {
  const kept = 1 - churn;
  const rising = Math.floor(Math.min(ramp, months));
  let total = 0;
  for (let month = 1; month <= rising; month++) total = total * kept + month / ramp;
  const steady = months - rising;
  return total * power(kept, steady) + powerSum(kept, steady);
}

/** By multiplication only: the same bits on every machine. */
function power(base: number, exponent: number): number {
  let result = 1;
  let square = base;
  for (let rest = exponent; rest > 0; rest >>= 1) {
    if (rest & 1) result *= square;
    square *= square;
  }
  return result;
}

/** 1 + base + base² + … of `count` terms, by doubling; dividing by 1 − base would lose a small churn. */
function powerSum(base: number, count: number): number {
  let sum = 0;
  let last = 1;
  for (let bit = 31 - Math.clz32(count); bit >= 0; bit--) {
    sum *= 1 + last;
    last *= last;
    if ((count >> bit) & 1) {
      sum += last;
      last *= base;
    }
  }
  return sum;
}

export interface Sizes {
  readonly tam: number;
  readonly sam: number;
  readonly share: number;
  /** Null when nothing was said about it. */
  readonly capacity: number | null;
  readonly budget: number | null;
  readonly som: number;
}

export type End = keyof Span;

/** One reading of the plan: every input at its base, but for those in `at`. */
export function sizeAt(plan: Plan, at: Partial<Record<SlotName, number>> = {}): Sizes {
  const values = Float64Array.from(slotNames, (name) => at[name] ?? plan.spans[name].base);
  const out = new Float64Array(6);
  sizeInto(plan, values, out);
  const bound = (place: number) => {
    const value = out[place] ?? 0;
    return Number.isFinite(value) ? value : null;
  };
  return {
    tam: out[answer.tam] ?? 0,
    sam: out[answer.sam] ?? 0,
    share: out[answer.share] ?? 0,
    capacity: bound(answer.capacity),
    budget: bound(answer.budget),
    som: out[answer.som] ?? 0,
  };
}

export type Bound = 'share' | 'capacity' | 'budget';

/** The honest bottleneck: which of the three is smallest. */
export function bindingOf({ share, capacity, budget }: Sizes): Bound {
  if (capacity !== null && capacity <= share && (budget === null || capacity <= budget)) return 'capacity';
  return budget !== null && budget < share ? 'budget' : 'share';
}
