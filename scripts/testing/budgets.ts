/** What `npm test` may take on two quiet cores in a fresh clone with four tools, in seconds. */
export const base = { static: 35, unit: 75, server: 60, browser: 185 } as const;
/** A tool more may add eight of them. */
export const perTool = { static: 0, unit: 2, server: 3, browser: 3 } as const;
export const moreTools = 9;
export type Group = keyof typeof base;
export const budgets: Readonly<Record<Group, number>> = {
  static: base.static + moreTools * perTool.static,
  unit: base.unit + moreTools * perTool.unit,
  server: base.server + moreTools * perTool.server,
  browser: base.browser + moreTools * perTool.browser,
};
/** Room for what the pace does not show: a neighbour who came and went between its two measurements. */
const failsAbove = 2;

export interface Span {
  readonly group: Group;
  readonly beganMs: number;
  readonly endedMs: number;
}

interface Machine {
  /** How many times slower it was than the one the budgets are for, at the beginning and at the end (pace.ts). */
  readonly paces: readonly number[];
  /** Whoever set CI wants a run to fail for its time. */
  readonly isCi: boolean;
}

export interface Verdict {
  readonly group: Group;
  readonly seconds: number;
  /** In seconds of this machine. */
  readonly budget: number;
  readonly state: 'within' | 'over' | 'failed';
}

/**
 * A group lasts from its first step's start to its last one's end. A slow or busy machine is allowed more by as much as the fixed
 * work took longer on it; a quick one is not asked for more. So a suite that became slower is seen on any machine.
 */
export function judgeBudgets(spans: readonly Span[], { paces, isCi }: Machine): readonly Verdict[] {
  const pace = Math.max(1, ...paces);
  return Object.entries(Object.groupBy(spans, ({ group }) => group)).map(([name, own]) => {
    const group = name as Group;
    const first = Math.min(...own.map(({ beganMs }) => beganMs));
    const last = Math.max(...own.map(({ endedMs }) => endedMs));
    const seconds = (last - first) / 1000;
    const budget = budgets[group] * pace;
    const state = seconds <= budget ? 'within' : isCi && seconds > failsAbove * budget ? 'failed' : 'over';
    return { group, seconds, budget, state };
  });
}
