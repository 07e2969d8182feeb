import { queryOptions } from '@tanstack/react-query';
import { askConfig } from './server-offers.ts';

/** One answer serves the visit. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => askConfig(signal),
  staleTime: Number.POSITIVE_INFINITY,
});
