/** What each step of `npm test` may take on two quiet cores in a fresh clone, in seconds; all of them together six minutes. */
export const budgets = {
  'web build': 25,
  types: 25,
  'lint and format': 15,
  boundaries: 5,
  'catalogue is fresh': 5,
  'raw colours': 5,
  'office tests': 20,
  'unit tests': 80,
  'server tests': 75,
  'browser tests': 155,
} as const;
export type StepName = keyof typeof budgets;
export const allSteps = 'all steps';
const suiteBudget = 360;
/**
 * Room for what the pace does not show, a neighbour who came and went between its two measurements, and for the way that is still to go:
 * the steps are over their budgets on most machines (README).
 */
export const failsAbove = 3;

export interface Span {
  readonly name: StepName;
  readonly beganMs: number;
  readonly endedMs: number;
}

interface Machine {
  /** How many times slower it was than the one the budgets are for, at the beginning and at the end (pace.ts). */
  readonly paces: readonly number[];
  /** Whether the run fails for its time. Only who asks for it knows that the machine has nothing else to do (0114). */
  readonly isHeld: boolean;
}

export interface Verdict {
  readonly name: StepName | typeof allSteps;
  readonly seconds: number;
  /** In seconds of this machine. */
  readonly budget: number;
  readonly state: 'within' | 'over' | 'failed';
}

/**
 * Each step, and all of them from the first one's start to the last one's end. A slow or busy machine is allowed more by as much as
 * the fixed work took longer on it; a quick one is not asked for more. So a suite that became slower is seen on any machine.
 */
export function judgeBudgets(spans: readonly Span[], { paces, isHeld }: Machine): readonly Verdict[] {
  const pace = Math.max(1, ...paces);
  const judge = (name: Verdict['name'], tookMs: number, allowed: number): Verdict => {
    const seconds = tookMs / 1000;
    const budget = allowed * pace;
    const state = seconds <= budget ? 'within' : isHeld && seconds > failsAbove * budget ? 'failed' : 'over';
    return { name, seconds, budget, state };
  };
  const first = Math.min(...spans.map(({ beganMs }) => beganMs));
  const last = Math.max(...spans.map(({ endedMs }) => endedMs));
  return [
    ...spans.map(({ name, beganMs, endedMs }) => judge(name, endedMs - beganMs, budgets[name])),
    ...(spans.length === Object.keys(budgets).length ? [judge(allSteps, last - first, suiteBudget)] : []),
  ];
}
