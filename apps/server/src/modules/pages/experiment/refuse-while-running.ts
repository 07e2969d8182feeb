import { AppError } from '@slipway/core';
import type { Queries } from '../../../db/client.ts';
import { dayOf, isOver } from './judge.ts';
import { findLatest } from './store.ts';

export async function refuseWhileRunning(trx: Queries, publicationId: string, now: number): Promise<void> {
  const latest = await findLatest(trx, publicationId);
  if (latest && latest.verdict === null && !isOver(latest, now))
    throw new AppError('experiment/running', { day: dayOf(latest.stop_at) });
}
