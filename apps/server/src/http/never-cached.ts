import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './context.ts';

export const neverCached: MiddlewareHandler<HttpEnv> = async (c, next) => {
  await next();
  c.header('cache-control', 'no-store');
};
