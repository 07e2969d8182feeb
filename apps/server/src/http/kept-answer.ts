import { createHash } from 'node:crypto';
import type { HttpContext } from './context.ts';

/** JSON that is the same for everybody until the next release. */
export function answerKept(c: HttpContext, json: string, forSeconds: number): Response {
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  c.set('cacheControl', `public, max-age=${forSeconds}`);
  if (matchesTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, { etag });
  return c.body(json, 200, { 'content-type': 'application/json', etag });
}

export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
