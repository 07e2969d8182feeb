import type { HeldFact, MethodologyField, MethodologyOverview } from '@slipway/contracts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/http.ts';

export type { HeldFact, MethodologyField, MethodologyOverview };

/** What is known changes only with a release. Asked offline too: a sentence is better than a wait without end. */
const options = { staleTime: Number.POSITIVE_INFINITY, networkMode: 'always' } as const;

export const fieldQuery = (id: string) =>
  queryOptions({
    queryKey: ['methodology', id],
    queryFn: ({ signal }) => call('GET /api/methodology/fields/:id', { params: { id }, signal }),
    ...options,
  });

/** Gives the reference under which the report is stored. */
export async function reportFact(report: {
  readonly factId?: string;
  readonly wrong: string;
  readonly right?: string;
  readonly email?: string;
}): Promise<string> {
  return (await call('POST /api/fact-reports', { body: report })).id;
}
