import { courseOf, daysPerMonth, lifeOf, type Plan } from './plan.ts';

export const leverNames = ['retention', 'price', 'collections', 'hiring', 'costs'] as const;
export type LeverName = (typeof leverNames)[number];

export interface Lever {
  readonly name: LeverName;
  /** The step that is counted with. */
  readonly step: number;
  /** Months of life it adds; null where the cash then never runs out. */
  readonly gain: number | null;
  /** The smallest step that adds a month; null where no step of it would. */
  readonly forOneMonth: number | null;
  /** Weeks of work that such a step takes; null where there is none. */
  readonly work: number | null;
}

/** What a quarter of work can move: our own rule, as the health score has it for costs. Hires only wait. */
export const inAQuarter: Readonly<Record<LeverName, number>> = {
  retention: 0.01,
  price: 0.1,
  collections: 15,
  hiring: 12,
  costs: 0.15,
};
export const weeksOfAQuarter = 13;

/** The plan with one lever pulled so far. */
function pull(plan: Plan, name: LeverName, by: number): Plan {
  if (name === 'retention') return { ...plan, growth: plan.growth + by };
  if (name === 'price') return { ...plan, revenue: plan.revenue * (1 + by) };
  if (name === 'costs') return { ...plan, costs: plan.costs * (1 - by) };
  if (name === 'hiring') {
    const wait = new Array<number>(Math.round(by)).fill(0);
    return { ...plan, added: [...wait, ...plan.added] };
  }
  // Each day sooner brings a day of revenue forward, once.
  const days = Math.min(by, plan.days);
  return { ...plan, days: plan.days - days, cash: plan.cash + (plan.revenue * days) / daysPerMonth };
}

const largestStep: Readonly<Record<LeverName, number>> = {
  retention: 0.2,
  price: 1,
  collections: 365,
  hiring: 24,
  costs: 0.9,
};

/** The levers this company has: first the one whose extra month takes the least work, last those with none. */
export function rankLevers(
  plan: Plan,
  names: readonly LeverName[],
  stepOf: (name: LeverName) => number,
): readonly Lever[] {
  const base = lifeOf(courseOf(plan));
  if (base === null) return [];
  const lifeAt = (name: LeverName, by: number) =>
    lifeOf(courseOf(pull(plan, name, by))) ?? Number.POSITIVE_INFINITY;
  return names
    .map((name): Lever => {
      const more = lifeAt(name, stepOf(name)) - base;
      // Whole months cut the fraction of a delay off: money that comes sooner never costs life.
      const gain = name === 'collections' ? Math.max(0, more) : more;
      const enough = (by: number) => lifeAt(name, by) >= base + 1;
      const most = name === 'collections' ? plan.days : largestStep[name];
      const forOneMonth = enough(most) ? smallest(most, enough, name === 'hiring') : null;
      return {
        name,
        step: stepOf(name),
        gain: Number.isFinite(gain) ? gain : null,
        forOneMonth,
        work: forOneMonth === null ? null : (weeksOfAQuarter * forOneMonth) / inAQuarter[name],
      };
    })
    .toSorted((a, b) => (a.work ?? 1e9) - (b.work ?? 1e9) || (b.gain ?? 1e9) - (a.gain ?? 1e9));
}

function smallest(most: number, enough: (by: number) => boolean, isWhole: boolean): number {
  let [low, high] = [0, most];
  for (let round = 0; round < 24 && high - low > (isWhole ? 1 : 1e-5 * most); round++) {
    const middle = isWhole ? Math.floor((low + high) / 2) : (low + high) / 2;
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return high;
}
