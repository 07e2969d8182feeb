import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './context.ts';

/** Unless the answer was declared to be the same for everybody. */
export const neverCached: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  c.header('cache-control', c.get('cacheControl') ?? 'no-store');
};
