import type { Span } from './span.ts';

/** Places of the inputs in a row of numbers. */
const slots = {
  buyers: 0,
  fitShare: 1,
  reachShare: 2,
  /** What one unit, one piece or one unit of volume brings in a year. */
  price: 3,
  /** Units, pieces a year, or sales volume of one customer. */
  amount: 4,
  adoption: 5,
  sellers: 6,
  dealsPerSeller: 7,
  churnPerMonth: 8,
} as const;
export type SlotName = keyof typeof slots;
export const slotNames = Object.keys(slots).filter((name): name is SlotName => Object.hasOwn(slots, name));

export interface Plan {
  readonly spans: Readonly<Record<SlotName, Span>>;
  /** In which customers can be signed. */
  readonly months: number;
  readonly hasAdoption: boolean;
  readonly hasCapacity: boolean;
  /** A customer who comes back less than once a year: what is sold in a year is what is signed in it. */
  readonly isSoldOnce: boolean;
}

/** Places of the answers; a bound that was not given is infinite. */
export const place = { tam: 0, sam: 1, adoption: 2, capacity: 3, som: 4 } as const;

/**
 * TAM: all of them at the price. SAM: those who fit and can be reached. SOM: the smaller of the share one expects and of what can be
 * sold (market reference, sections 1 and 2). Writes into `out`, so that ten thousand draws allocate nothing.
 */
export function sizeInto(plan: Plan, v: Float64Array, out: Float64Array): void {
  const price = v[slots.price] ?? 0;
  const each = price * (v[slots.amount] ?? 0);
  const tam = (v[slots.buyers] ?? 0) * each;
  const sam = tam * (v[slots.fitShare] ?? 0) * (v[slots.reachShare] ?? 0);
  const adoption = plan.hasAdoption ? sam * (v[slots.adoption] ?? 0) : Number.POSITIVE_INFINITY;
  let capacity = Number.POSITIVE_INFINITY;
  if (plan.hasCapacity) {
    const signed = (v[slots.sellers] ?? 0) * (v[slots.dealsPerSeller] ?? 0);
    capacity = plan.isSoldOnce
      ? signed * Math.min(12, plan.months) * price
      : signed * monthsKept(plan.months, v[slots.churnPerMonth] ?? 0) * each;
  }
  out[place.tam] = tam;
  out[place.sam] = sam;
  out[place.adoption] = adoption;
  out[place.capacity] = capacity;
  out[place.som] = Math.min(sam, adoption, capacity);
}

/** Customers still there at the end, for one new customer a month, each month `churn` of all lost. */
export function monthsKept(months: number, churn: number): number {
  let kept = 0;
  for (let month = 0; month < Math.max(0, Math.floor(months)); month++) kept = kept * (1 - churn) + 1;
  return kept;
}

export interface Sizes {
  readonly tam: number;
  readonly sam: number;
  /** Null where nobody said what bounds it. */
  readonly adoption: number | null;
  readonly capacity: number | null;
  readonly som: number | null;
}

/** Every input at its base, but for those in `at`. */
export function sizeAt(plan: Plan, at: Partial<Record<SlotName, number>> = {}): Sizes {
  const values = Float64Array.from(slotNames, (name) => at[name] ?? plan.spans[name].base);
  const out = new Float64Array(5);
  sizeInto(plan, values, out);
  const bound = (index: number): number | null => {
    const value = out[index] ?? 0;
    return Number.isFinite(value) ? value : null;
  };
  return {
    tam: out[place.tam] ?? 0,
    sam: out[place.sam] ?? 0,
    adoption: bound(place.adoption),
    capacity: bound(place.capacity),
    som: plan.hasAdoption || plan.hasCapacity ? (out[place.som] ?? 0) : null,
  };
}

interface Swing {
  readonly name: SlotName;
  readonly atLow: number;
  readonly atHigh: number;
}

/** How far each input alone moves the outcome, widest first; those that move nothing are left out. */
export function swings(plan: Plan, of: 'tam' | 'som'): readonly Swing[] {
  return slotNames
    .filter((name) => plan.spans[name].low < plan.spans[name].high)
    .map((name) => ({
      name,
      atLow: sizeAt(plan, { [name]: plan.spans[name].low })[of] ?? 0,
      atHigh: sizeAt(plan, { [name]: plan.spans[name].high })[of] ?? 0,
    }))
    .filter(({ atLow, atHigh }) => atLow !== atHigh)
    .sort((a, z) => Math.abs(z.atHigh - z.atLow) - Math.abs(a.atHigh - a.atLow));
}
