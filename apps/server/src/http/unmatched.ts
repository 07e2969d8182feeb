import { endpoints } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { MiddlewareHandler } from 'hono';
import type { HttpContext, HttpEnv } from './context.ts';
import { errorResponse } from './errors.ts';

interface Pattern {
  readonly method: string;
  readonly expression: RegExp;
}

const patterns: readonly Pattern[] = endpoints.map(({ method, path }) => ({
  method,
  expression: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** An address that exists but not for this method is told apart from one that does not exist. */
export function answerUnmatched(c: HttpContext): Response {
  const allowed = patterns
    .filter(({ expression }) => expression.test(c.req.path))
    .map(({ method }) => method);
  // Declared for this method, and yet here: its set-up leaves it out, as the test gateway on a public address.
  const isLeftOut = allowed.some((method) => method === c.req.method);
  if (allowed.length === 0 || isLeftOut) return errorResponse(new AppError('request/not-found'));
  return errorResponse(new AppError('request/method', { method: c.req.method }), {
    allow: allowed.join(', '),
  });
}

const methods = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** TRACE, PROPFIND and the like mean nothing here, wherever they are sent. */
export const refuseOddMethods: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (methods.includes(c.req.method)) return next();
  return errorResponse(new AppError('request/method', { method: c.req.method }), {
    allow: methods.join(', '),
  });
};
