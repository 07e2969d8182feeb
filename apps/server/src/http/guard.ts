import { AppError } from '@slipway/core';
import type { MiddlewareHandler } from 'hono';
import { type Config, isLoopback } from '../config.ts';
import type { HttpContext, HttpEnv } from './context.ts';
import { isJson } from './json-body.ts';

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** RFC 8058: a mail program posts a form to the unsubscribe link; what counts stands in the address. */
export function isOneClick(c: HttpContext): boolean {
  return c.req.path === '/api/newsletter/unsubscribe' && !isJson(c.req.header('content-type') ?? null);
}

const bodyLimit = { bytes: 64 * 1024, text: '64 KB' };
/** An inline photo of 60,000 characters and the rest of a profile. */
const profileBodyLimit = { bytes: 100 * 1024, text: '100 KB' };
/** A long table of numbers, pasted, imported or edited in a result. */
const runBodyLimit = { bytes: 256 * 1024, text: '256 KB' };

/** A page of 500 KB with its escapes and its envelope. */
const pageBodyLimit = { bytes: 600 * 1024, text: '500 KB' };
/** A picture of 2 MB in base64. */
const imageBodyLimit = { bytes: 2_850_000, text: '2 MB' };

function limitFor(path: string): { readonly bytes: number; readonly text: string } {
  if (path === '/api/me') return profileBodyLimit;
  if (path === '/api/images') return imageBodyLimit;
  if (/^\/api\/(?:pages\/[^/]+|page-templates|projects\/[^/]+\/pages)$/.test(path)) return pageBodyLimit;
  return /^\/(?:api\/(?:tools\/[^/]+\/runs|runs\/[^/]+)|mcp)$/.test(path) ? runBodyLimit : bodyLimit;
}

/**
 * In front of everything under `/api`. A browser always says where an unsafe request comes from (Origin,
 * Sec-Fetch-Site); a client that says nothing is not a browser and carries no one else's cookies.
 */
export function guardApi(config: Pick<Config, 'publicUrl' | 'port'>): MiddlewareHandler<HttpEnv> {
  const isOwn = ownOrigins(config);
  return async (c, next) => {
    const { headers } = c.req.raw;
    if (safeMethods.has(c.req.method)) refuseBody(headers);
    else {
      refuseCrossSite(headers, isOwn);
      const body = await readLimited(c.req.raw, limitFor(c.req.path));
      if (body.length > 0 && !isJson(headers.get('content-type')) && !isOneClick(c))
        throw new AppError('request/not-json');
      c.req.raw = withBody(c.req.raw, body);
    }
    await next();
  };
}

/** Nobody reads it, and a stream is not begun before a request is whole. */
function refuseBody(headers: Headers): void {
  if (Number(headers.get('content-length') ?? 0) === 0 && !headers.has('transfer-encoding')) return;
  throw new AppError('request/invalid', { problem: 'This request takes no body.', field: '' });
}

/**
 * The address we were given, and on a laptop every name of the laptop itself. Never what the request calls us: another
 * site's name can be made to lead here (DNS rebinding).
 */
function ownOrigins({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): (origin: string) => boolean {
  const ours = new URL(publicUrl);
  const isLocal = isLoopback(bareHost(ours));
  const ports = new Set([ours.port || '80', String(port)]);
  return (origin) => {
    if (origin === publicUrl) return true;
    const url = isLocal ? URL.parse(origin) : null;
    return url?.protocol === 'http:' && isLoopback(bareHost(url)) && ports.has(url.port || '80');
  };
}

/** A name that is not ours can be made to lead here (DNS rebinding). A proxy of ours may call us by a name of the machine. */
export function refuseOtherHosts({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler<HttpEnv> {
  const ours = new URL(publicUrl);
  return async (c, next) => {
    const asked = new URL(c.req.url);
    if (asked.host !== ours.host && !isLoopback(bareHost(asked))) throw new AppError('request/cross-site');
    await next();
  };
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function refuseCrossSite(headers: Headers, isOwn: (origin: string) => boolean): void {
  const origin = headers.get('origin');
  if (origin !== null && !isOwn(origin)) throw new AppError('request/cross-site');
  const site = headers.get('sec-fetch-site');
  // `none` is a person's own doing: a typed address, a bookmark.
  if (site !== null && site !== 'same-origin' && site !== 'none') throw new AppError('request/cross-site');
}

/** Counts what really arrives: a chunked body has no length to believe. */
export async function readLimited(
  request: Request,
  limit: { readonly bytes: number; readonly text: string },
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('request/too-large', { limit: limit.text });
  if (Number(request.headers.get('content-length') ?? 0) > limit.bytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limit.bytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function withBody(request: Request, body: Uint8Array<ArrayBuffer>): Request {
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, ...(body.length > 0 ? { body } : {}) });
}
