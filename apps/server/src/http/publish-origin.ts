import { AppError } from '@slipway/core';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { HttpEnv } from './context.ts';

/** Where published pages have a host of their own: they are shown there only, and nothing else is. Pictures are on both. */
export function keepApart({ publishOrigin }: Pick<Config, 'publishOrigin'>): MiddlewareHandler<HttpEnv> {
  const host = publishOrigin === null ? null : new URL(publishOrigin).host;
  return async (c, next) => {
    const { path } = c.req;
    if (host === null || path.startsWith('/images/')) return next();
    const isPage = path.startsWith('/p/');
    const isThere = new URL(c.req.url).host === host;
    if (isPage && !isThere) return c.redirect(`${publishOrigin}${path}${new URL(c.req.url).search}`, 308);
    if (isThere && !isPage) throw new AppError('request/not-found');
    return next();
  };
}
