import { createHash, randomBytes } from 'node:crypto';
import { addressKey } from '../../limits/address-key.ts';
import { dayOf } from './store.ts';

export interface Visitor {
  readonly ip: string;
  readonly userAgent: string;
}

/** Whether this one has not been on this page today. */
export type IsNewVisitor = (publicationId: string, visitor: Visitor, now: number) => boolean;

const rememberedMax = 300_000;

/**
 * Hashes with a salt of the day, in memory and nowhere else: after midnight, or after a restart, nobody can say any more who was here. Past
 * the most that is remembered nobody counts as new, so memory stays bounded and figures are too low rather than too high.
 */
export function makeVisitors(): IsNewVisitor {
  let today = '';
  let salt = '';
  let seen = new Set<string>();
  return (publicationId, { ip, userAgent }, now) => {
    if (dayOf(now) !== today) {
      today = dayOf(now);
      salt = randomBytes(32).toString('base64url');
      seen = new Set();
    }
    const key = createHash('sha256')
      .update(`${salt}\n${publicationId}\n${addressKey(ip)}\n${userAgent}`)
      .digest('base64url')
      .slice(0, 16);
    if (seen.has(key) || seen.size >= rememberedMax) return false;
    seen.add(key);
    return true;
  };
}

/** Programs that say so, and pages that are fetched before anybody has asked for them. */
export function isPerson({ method, headers }: Request): boolean {
  if (method !== 'GET') return false;
  if (/prefetch|prerender/i.test(`${headers.get('sec-purpose')} ${headers.get('purpose')}`)) return false;
  const agent = headers.get('user-agent') ?? '';
  return (
    agent !== '' &&
    !/bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|curl|wget|python|monitor/i.test(agent)
  );
}
