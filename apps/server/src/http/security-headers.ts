import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import type { HttpEnv } from './context.ts';
import type { Site } from './site.ts';

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), browsing-topics=()',
  // A Google popup must be able to answer the page that opened it.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

export function securityHeaders(
  config: Pick<Config, 'secureCookies'>,
  site: Site,
): MiddlewareHandler<HttpEnv> {
  const policy = contentSecurityPolicy(site);
  return async (c, next) => {
    await next();
    // A page of the sign-in popup brings its own: a narrower policy, and a tie to its opener.
    for (const [name, value] of Object.entries({ ...fixed, 'content-security-policy': policy }))
      if (!c.res.headers.has(name)) c.header(name, value);
    if (config.secureCookies) c.header('strict-transport-security', 'max-age=31536000');
  };
}

function contentSecurityPolicy(site: Site): string {
  const withHashes = (hashes: readonly string[]) =>
    ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${withHashes(site.scriptHashes)}`,
    "script-src-attr 'none'",
    `style-src ${withHashes(site.styleHashes)}`,
    `style-src-elem ${withHashes(site.styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
}
