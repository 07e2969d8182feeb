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
  config: Pick<Config, 'secureCookies' | 'payments' | 'measurementId' | 'hosted'>,
  site: Site,
): MiddlewareHandler<HttpEnv> {
  const policy = contentSecurityPolicy(site, config);
  return async (c, next) => {
    await next();
    // A page of the sign-in popup brings its own: a narrower policy, and a tie to its opener.
    for (const [name, value] of Object.entries({ ...fixed, 'content-security-policy': policy }))
      if (!c.res.headers.has(name)) c.header(name, value);
    if (config.secureCookies) c.header('strict-transport-security', 'max-age=31536000');
  };
}

/** What the provider's checkout loads, frames, calls and posts to. The built-in test gateway needs only ourselves. */
const razorpay = {
  script: ' https://checkout.razorpay.com',
  frame: 'https://api.razorpay.com https://checkout.razorpay.com',
  connect: ' https://api.razorpay.com https://lumberjack.razorpay.com',
  form: ' https://api.razorpay.com',
};
const nobody = { script: '', frame: '', connect: '', form: '' };
/** Where visits are counted, for those who agreed. */
const analytics = {
  script: ' https://www.googletagmanager.com',
  connect: ' https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
};

/** The provider's client calls its service, and speaks to a popup through a frame of the project's own domain. */
function signInSources(hosted: Config['hosted']): { script: string; connect: string; frame: string } {
  if (hosted === null) return { script: '', connect: '', frame: '' };
  const { authEmulator, fields } = hosted;
  return {
    script: ' https://apis.google.com',
    connect: ` ${authEmulator ?? 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'}`,
    frame: `${authEmulator ?? `https://${fields.authDomain}`}`,
  };
}

function contentSecurityPolicy(
  site: Site,
  { payments, measurementId, hosted }: Pick<Config, 'payments' | 'measurementId' | 'hosted'>,
): string {
  const provider = payments?.gateway === 'razorpay' ? razorpay : nobody;
  const signIn = signInSources(hosted);
  const frames = [provider.frame, signIn.frame].filter((source) => source !== '');
  const counter = measurementId === null ? { script: '', connect: '' } : analytics;
  const withHashes = (hashes: readonly string[]) =>
    ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
  return [
    "default-src 'none'",
    `script-src ${withHashes(site.scriptHashes)}${provider.script}${counter.script}${signIn.script}`,
    "script-src-attr 'none'",
    `style-src ${withHashes(site.styleHashes)}`,
    `style-src-elem ${withHashes(site.styleHashes)}`,
    "style-src-attr 'unsafe-inline'",
    `connect-src 'self'${provider.connect}${counter.connect}${signIn.connect}`,
    `frame-src ${frames.join(' ') || "'none'"}`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action 'self'${provider.form}`,
    "object-src 'none'",
  ].join('; ');
}
