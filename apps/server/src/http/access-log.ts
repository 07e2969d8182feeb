import type { MiddlewareHandler } from 'hono';
import type { Log } from '../deps.ts';
import { type HttpEnv, shownPath } from './context.ts';

/** The path without its query, which may carry a token. */
export function accessLog(log: Log): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const startMs = performance.now();
    await next();
    log.info('request', {
      requestId: c.get('info').id,
      method: c.req.method,
      path: shownPath(c.req.path),
      status: c.res.status,
      durationMs: Math.round(performance.now() - startMs),
    });
  };
}
