import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './context.ts';

export interface Readiness {
  /** Set when the process has been told to stop. */
  draining: boolean;
}

/** Tells clients not to send another request down a connection that is about to close. */
export function closeWhenDraining(readiness: Readiness): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    if (readiness.draining) c.header('connection', 'close');
  };
}
