import { createHash } from 'node:crypto';
import { AppError, type ErrorCode } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { clearHits, countHit, peekHits, uncountHit } from './store.ts';

export interface Limit {
  readonly name: string;
  /** What is counted: an email, an address, an id. Only its hash is stored. */
  readonly key: string;
  readonly max: number;
  readonly windowMs: number;
  /** Error thrown when there were too many; `request/too-many` if left out. */
  readonly code?: ErrorCode;
}

type LimitDeps = Pick<Deps, 'db' | 'clock'>;

/** Counts one hit and throws when it is one too many. The window begins with its first hit. */
export async function limit(deps: LimitDeps, rule: Limit): Promise<void> {
  const now = deps.clock();
  const { count, resets_at } = await countHit(deps.db.query, hashOf(rule), now, rule.windowMs);
  if (count > rule.max) throw tooMany(rule, resets_at - now);
}

/** Throws when the limit is already used up, without counting. For limits that count failures only. */
export async function checkLimit(deps: LimitDeps, rule: Limit): Promise<void> {
  const now = deps.clock();
  const used = await peekHits(deps.db.query, hashOf(rule), now, rule.windowMs);
  if (used && used.count >= rule.max) throw tooMany(rule, used.resets_at - now);
}

export async function clearLimit(deps: LimitDeps, rule: Pick<Limit, 'name' | 'key'>): Promise<void> {
  await clearHits(deps.db.query, hashOf(rule));
}

/** Takes one hit back, for limits that count before the outcome is known. */
export async function refundLimit(deps: LimitDeps, rule: Pick<Limit, 'name' | 'key'>): Promise<void> {
  await uncountHit(deps.db.query, hashOf(rule));
}

function tooMany(rule: Limit, waitMs: number): AppError {
  return new AppError(rule.code ?? 'request/too-many', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

function hashOf(rule: Pick<Limit, 'name' | 'key'>): string {
  return createHash('sha256').update(`${rule.name}\n${rule.key}`).digest('base64url');
}
