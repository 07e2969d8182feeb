import { type CallResult, call } from '../lib/http.ts';

export type FirstReadResult = CallResult<'POST /api/first-read'>;

/** Free, without signing in; nothing is kept. */
export function readFirst(text: string, signal: AbortSignal): Promise<FirstReadResult> {
  return call('POST /api/first-read', { body: { text }, signal });
}
