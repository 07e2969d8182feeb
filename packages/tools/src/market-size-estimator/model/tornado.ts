import { type Plan, type Sizes, type SlotName, sizeAt, slotNames } from './size.ts';

export interface Swing {
  readonly name: SlotName;
  readonly atLow: number;
  readonly atHigh: number;
}

/** How far each input alone moves the outcome between its ends, widest first. Inputs that move nothing are left out. */
export function swings(plan: Plan, of: keyof Pick<Sizes, 'som' | 'sam'>): readonly Swing[] {
  return slotNames
    .filter((name) => plan.spans[name].low < plan.spans[name].high)
    .map((name) => ({
      name,
      atLow: sizeAt(plan, { [name]: plan.spans[name].low })[of],
      atHigh: sizeAt(plan, { [name]: plan.spans[name].high })[of],
    }))
    .filter(({ atLow, atHigh }) => atLow !== atHigh)
    .sort((a, b) => Math.abs(b.atHigh - b.atLow) - Math.abs(a.atHigh - a.atLow));
}
