import type { Experiment } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { ExperimentPlan } from '@slipway/tools/landing';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/http.ts';

/** The latest experiment of a page's address; null before the first. */
export const pairExperimentQuery = (uid: string, pageId: string) =>
  queryOptions({
    queryKey: ['pages', uid, 'pair', pageId],
    queryFn: async ({ signal }): Promise<Experiment | null> => {
      try {
        return await call('GET /api/pages/:id/experiment', { params: { id: pageId }, signal });
      } catch (cause) {
        if (cause instanceof AppError && cause.code === 'experiment/not-found') return null;
        throw cause;
      }
    },
  });

/** Publishes both pages under the address of the first, and fixes the plan. */
export function startPair(pageId: string, otherPageId: string, plan: ExperimentPlan): Promise<Experiment> {
  return call('POST /api/pages/:id/experiment', { params: { id: pageId }, body: { ...plan, otherPageId } });
}
