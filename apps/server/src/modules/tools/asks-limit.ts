import type { Limit } from '../limits/hit-limit.ts';

/** Runs that only asked back: they cost no credits, so this is what bounds them. */
export function asksOf(uid: string): Limit {
  return { name: 'asked-back', key: uid, max: 60, windowMs: 10 * 60_000 };
}
