import { type Report, toMarkdown } from '@slipway/report';
import type { ToolRuns } from './runs/collect-runs.ts';
import { isAnswered } from './runs/idea-run.ts';
import type { Fault, Scores } from './score-runs.ts';

/** Faults beyond these add nothing: one broken template repeats in every sentence. */
const mostFaults = 5;

/** The reports that need work most, in full, each with what is wrong about it. */
export function worstReports({ runs }: ToolRuns, { faults, ranks }: Scores, howMany: number): string[] {
  return runs
    .filter(isAnswered)
    .map((run) => {
      const own = faults.filter(({ ideaId }) => ideaId === run.idea.id);
      const rank = ranks.get(run.idea.id);
      return { run, own, rank, badness: badnessOf(own, rank) };
    })
    .toSorted((a, b) => b.badness - a.badness)
    .slice(0, howMany)
    .map(({ run, own, rank }) =>
      [
        `${'='.repeat(100)}\n${run.idea.id} (${run.idea.kind}, ${run.idea.set}): ${run.idea.idea}`,
        ...(rank === undefined ? [] : [`place of the own idea without its words: ${rank}`]),
        ...own.map(({ gate, what }) => `[${gate}] ${what}`),
        '',
        withoutNotes(run.report),
      ].join('\n'),
    );
}

function badnessOf(faults: readonly Fault[], rank: number | undefined): number {
  const gates = new Set(faults.map(({ gate }) => gate)).size;
  return gates + Math.min(mostFaults, faults.length) / mostFaults + (rank === undefined ? 0 : 1 - 1 / rank);
}

/** The footnotes are longer than the report and the same for all. */
function withoutNotes(report: Report): string {
  return toMarkdown(report)
    .split('\n')
    .filter((line) => !/^(?:- \\\[\d+\\\] |## Notes$)/u.test(line))
    .join('\n')
    .replace(/ \\\[\d+\\\]/gu, '')
    .trim();
}
