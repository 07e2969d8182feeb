import { randomUUID } from 'node:crypto';
import { AppError } from '@slipway/core';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { HttpContext, HttpEnv } from './context.ts';

/** An id from a proxy in front is kept so that its logs and ours can be read together. */
const saneRequestId = /^[\w.-]{8,64}$/;
/** Twice what the longest link of ours or of a sign-in provider needs. */
const addressLimit = { length: 4096, text: '4 KB' };
const hasCredentials = /^[^/]*\/\/[^/?#]*@/;

export function requestInfo(config: Pick<Config, 'trustProxy'>): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const id = saneRequestId.test(given) ? given : randomUUID();
    c.set('info', {
      id,
      ip: clientAddress(c, config.trustProxy),
      userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
      origin: requestOrigin(c, config.trustProxy),
    });
    await next();
    c.header('x-request-id', id);
  };
}

/** In front of everything that matches, decodes or splits an address. */
export const limitAddress: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.url.length > addressLimit.length)
    throw new AppError('request/too-large', { limit: addressLimit.text });
  // The platform makes no request from such an address: its body cannot even be read.
  if (hasCredentials.test(c.req.url))
    throw new AppError('request/invalid', {
      problem: 'The address of a request cannot hold a name and a password.',
      field: '',
    });
  await next();
};

/** The last hop is the one our own proxy wrote; what stands before it is the client's word. */
function clientAddress(c: HttpContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  return forwarded || c.env?.incoming?.socket.remoteAddress || 'unknown';
}

function requestOrigin(c: HttpContext, trustProxy: boolean): string {
  const { protocol, host } = new URL(c.req.url);
  const forwarded = trustProxy ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : '';
  const scheme = forwarded === 'https' || forwarded === 'http' ? `${forwarded}:` : protocol;
  return `${scheme}//${host}`;
}
