import type { EndpointMap, InputOf, OutputOf } from '@slipway/contracts';
import { AppError, type ErrorCode, fromWire } from '@slipway/core';

export type CallKey = keyof EndpointMap;
type PathOf<K extends CallKey> = EndpointMap[K]['path'];
type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
/** An endpoint without a schema (the sign-in library's own) takes any JSON. */
type BodyOf<K extends CallKey> =
  InputOf<EndpointMap[K]> extends undefined
    ? { readonly body?: unknown }
    : { readonly body: InputOf<EndpointMap[K]> };
type ParamsOf<K extends CallKey> = [ParamNames<PathOf<K>>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: Readonly<Record<ParamNames<PathOf<K>>, string>> };
export type CallOptions<K extends CallKey> = BodyOf<K> & ParamsOf<K> & { readonly signal?: AbortSignal };
export type CallResult<K extends CallKey> =
  OutputOf<EndpointMap[K]> extends undefined ? unknown : OutputOf<EndpointMap[K]>;
export type CallArgs<K extends CallKey> =
  Record<never, never> extends CallOptions<K> ? [options?: CallOptions<K>] : [options: CallOptions<K>];

interface AnyOptions {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

export const timeoutMs = 30_000;
const keptMost = 9000;
/** Who is signed in makes no difference to its answer, and signing out may need it. */
const sameForAll: CallKey = 'GET /api/config';

/** What questions wait for before they are sent. One that is given up meanwhile never is. */
export const pause: { until?: Promise<unknown> | undefined } = {};

/** The bare answer of one declared endpoint, for who has to tell its status. Most want `call`. */
export function ask<K extends CallKey>(key: K, ...args: CallArgs<K>): Promise<Response> {
  return send(key, args[0] ?? {});
}

/** Calls one declared endpoint. Every refusal is an `AppError`; an aborted call keeps its `AbortError`. */
export async function call<K extends CallKey>(key: K, ...args: CallArgs<K>): Promise<CallResult<K>> {
  return readAnswer<K>(await ask(key, ...args));
}

export async function readAnswer<K extends CallKey>(answer: Response): Promise<CallResult<K>> {
  const body = await readJson(answer);
  if (!answer.ok) throw fromWire(body, codeOfStatus(answer.status));
  // The server's own tests hold its answers to the contract; the browser does not parse them a second time.
  return body as CallResult<K>;
}

/** With a time limit of the caller's own, where the usual one for the whole answer does not fit. */
export async function send(
  key: CallKey,
  options: AnyOptions,
  timeout = AbortSignal.timeout(timeoutMs),
): Promise<Response> {
  const space = key.indexOf(' ');
  const method = key.slice(0, space);
  const path = fillPath(method, key.slice(space + 1), options);
  const hasBody = method !== 'GET' && options.body !== undefined;
  const body = hasBody ? JSON.stringify(options.body) : null;
  if (method === 'GET' && key !== sameForAll && pause.until) await pause.until;
  try {
    return await fetch(path, {
      method,
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      headers: {
        accept: 'application/json',
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...options.headers,
      },
      body,
      // What was changed is kept though the page is left at once; browsers allow it for little at a time.
      keepalive: method === 'PATCH' && (body?.length ?? 0) < keptMost,
    });
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw new AppError('network/offline', {}, { cause });
  }
}

/** Fills `:id` from params; the input of a GET travels as its query. */
function fillPath(method: string, pattern: string, options: AnyOptions): string {
  const path = pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  );
  if (method !== 'GET' || typeof options.body !== 'object' || options.body === null) return path;
  const given = Object.entries(options.body).filter(([, value]) => value !== undefined && value !== null);
  return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return answer.status === 204 ? undefined : await answer.json();
  } catch (cause) {
    if (answer.ok) throw new AppError('server/failed', {}, { cause });
    return undefined;
  }
}

/** For answers that are not ours: a proxy's page in front of a stopped server, for example. */
function codeOfStatus(status: number): ErrorCode {
  if (status === 429) return 'request/too-many';
  if (status === 404) return 'request/not-found';
  return status === 502 || status === 503 || status === 504 ? 'server/unavailable' : 'server/failed';
}
