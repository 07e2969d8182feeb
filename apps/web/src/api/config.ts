import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/http.ts';

/** What this set-up of the server offers. It changes only with a restart, so one answer serves the visit. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => call('GET /api/config', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
