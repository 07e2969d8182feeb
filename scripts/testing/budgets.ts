/** What `npm test` may take on two quiet cores in a fresh clone with four tools, in seconds. */
export const base = { static: 35, unit: 75, server: 60, browser: 185 } as const;
/** A tool more may add eight of them. */
export const perTool = { static: 0, unit: 2, server: 3, browser: 3 } as const;
export const moreTools = 8;
export type Group = keyof typeof base;
export const budgets: Readonly<Record<Group, number>> = {
  static: base.static + moreTools * perTool.static,
  unit: base.unit + moreTools * perTool.unit,
  server: base.server + moreTools * perTool.server,
  browser: base.browser + moreTools * perTool.browser,
};
const failsAbove = 8;

export interface Span {
  readonly group: Group;
  readonly beganMs: number;
  readonly endedMs: number;
}

interface Machine {
  readonly cores: number;
  /** Processes that wanted a core in the minute before the run. */
  readonly loadBefore: number;
  /** Whoever set CI says that nobody else works here. */
  readonly isCi: boolean;
}

export interface Verdict {
  readonly group: Group;
  readonly seconds: number;
  readonly budget: number;
  readonly state: 'within' | 'over' | 'failed';
}

/**
 * A group lasts from its first step's start to its last one's end. Above its budget it is named; it fails only above
 * eight times the budget where the machine was free for us, because a neighbour's work must not turn a run red.
 */
export function judgeBudgets(
  spans: readonly Span[],
  { cores, loadBefore, isCi }: Machine,
): readonly Verdict[] {
  const isQuiet = isCi && cores >= 2 && loadBefore < cores / 2;
  return Object.entries(Object.groupBy(spans, ({ group }) => group)).map(([name, own]) => {
    const group = name as Group;
    const first = Math.min(...own.map(({ beganMs }) => beganMs));
    const last = Math.max(...own.map(({ endedMs }) => endedMs));
    const seconds = (last - first) / 1000;
    const budget = budgets[group];
    const state = seconds <= budget ? 'within' : isQuiet && seconds > failsAbove * budget ? 'failed' : 'over';
    return { group, seconds, budget, state };
  });
}
