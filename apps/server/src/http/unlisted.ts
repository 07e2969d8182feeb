import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './context.ts';

/** For addresses that are secrets: no search engine keeps them, and no other site learns them from a link that is followed. */
export const unlisted: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  c.header('x-robots-tag', 'noindex, nofollow, noarchive');
  c.header('referrer-policy', 'no-referrer');
};
