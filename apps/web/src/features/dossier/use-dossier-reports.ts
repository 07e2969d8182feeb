import type { ProjectResult } from '@slipway/contracts';
import type { Report } from '@slipway/report';
import { alongTheWay } from '@slipway/tools/list';
import { useQueries } from '@tanstack/react-query';
import { runQuery, sampleQuery } from '../../api/tools.ts';

interface DossierReport {
  readonly toolId: string;
  readonly headline: string;
  readonly report: Report;
  /** "slipway 0.1.0": what computed it. */
  readonly engine: string;
  /** ISO; null for the sample's. */
  readonly madeAt: string | null;
}

interface DossierReports {
  readonly reports: readonly DossierReport[];
  /** How many could not be fetched. */
  readonly failed: number;
  readonly isPending: boolean;
  readonly retry: () => void;
}

/** The report that counts for each tool, along the founder's way. The sample's have no run: they are the tools' own. */
export function useDossierReports(uid: string, results: readonly ProjectResult[]): DossierReports {
  const ordered = alongTheWay(results);
  return useQueries({
    queries: ordered.map(({ toolId, runId }) =>
      runId === null
        ? { ...sampleQuery(toolId, true), queryKey: [...sampleQuery(toolId, true).queryKey] }
        : { ...runQuery(uid, runId), queryKey: [...runQuery(uid, runId).queryKey] },
    ),
    combine: (found) => ({
      reports: found.flatMap(({ data }, at) => {
        const result = ordered[at];
        if (!data?.report || !result) return [];
        const { toolId, headline, at: madeAt } = result;
        const { report, engine } = data;
        return [{ toolId, headline, report, engine, madeAt: result.runId === null ? null : madeAt }];
      }),
      failed: found.filter(({ isError }) => isError).length,
      isPending: found.some(({ isPending }) => isPending),
      retry: () => {
        for (const one of found) if (one.isError) void one.refetch();
      },
    }),
  });
}
