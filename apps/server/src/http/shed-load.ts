import { AppError } from '@slipway/core';
import type { MiddlewareHandler } from 'hono';
import type { Log } from '../deps.ts';
import type { HttpContext, HttpEnv } from './context.ts';
import type { Gate } from './gate.ts';

/** Being busy is told once in a while, not for each request. */
const tellEveryMs = 10_000;

/**
 * In front of whatever reads a body or asks the database. An event stream has ended its turn when its head is out.
 */
export function shedLoad(
  gate: Gate,
  log: Log,
  personOf: (c: HttpContext) => string,
): MiddlewareHandler<HttpEnv> {
  let refused = 0;
  const tell = () => {
    log.warn('too busy: requests were refused', { refused });
    refused = 0;
  };
  return async (c, next) => {
    const end = await gate.enter(personOf(c)).catch((error: unknown) => {
      refused += 1;
      if (refused === 1) setTimeout(tell, tellEveryMs).unref();
      throw error;
    });
    try {
      // Whoever hung up while waiting gets no answer any more.
      if (c.req.raw.signal.aborted) throw new AppError('server/busy');
      await next();
    } finally {
      end();
    }
  };
}
