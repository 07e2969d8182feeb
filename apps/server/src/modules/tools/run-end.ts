import type { Run } from '@slipway/contracts';
import { AppError, isErrorCode, toWire } from '@slipway/core';
import type { RunEnd } from './live-run.ts';

/** The last message of a run that is over; null while it is not. */
export function findEnd(run: Run): RunEnd | null {
  if (run.status === 'running') return null;
  if (run.status === 'done') return { event: 'result', data: run };
  return { event: 'error', data: { error: run.error ?? toWire(new AppError('tool/failed')).error } };
}

/** What a caller who does not want events gets: the run, or why there is none. */
export function takeResult(end: RunEnd | null): Run {
  if (end === null) throw new AppError('server/failed');
  if (end.event === 'result') return end.data;
  const { code } = end.data.error;
  throw new AppError(isErrorCode(code) ? code : 'tool/failed');
}
