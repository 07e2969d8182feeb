import { type CallResult, call } from '../lib/http.ts';

/** What this set-up of the server offers. It changes only with a restart. */
export function askConfig(signal: AbortSignal): Promise<CallResult<'GET /api/config'>> {
  return call('GET /api/config', { signal });
}

export function askPlan(signal: AbortSignal): Promise<CallResult<'GET /api/plan'>> {
  return call('GET /api/plan', { signal });
}
