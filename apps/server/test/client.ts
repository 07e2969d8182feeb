import { isDeepStrictEqual } from 'node:util';
import { endpoints } from '@slipway/contracts';
import { expect } from 'vitest';
import type { z } from 'zod';
import type { HttpEnv } from '../src/http/context.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed when the answer is JSON, else undefined. */
  readonly body: unknown;
  /** `error.code` of a refusal. */
  readonly code: string | undefined;
  /** `error.message` of a refusal. */
  readonly message: string | undefined;
}

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as it is instead of as JSON. */
  readonly raw?: BodyInit;
}

export interface Client {
  /** Name → value, kept from answer to answer like a browser does. */
  readonly cookies: Map<string, string>;
  request(method: string, path: string, body?: unknown, options?: RequestOptions): Promise<Answer>;
}

/** The app itself, or a way to a server that runs it. */
interface Caller {
  request(url: string, init: RequestInit, env: HttpEnv['Bindings']): Response | Promise<Response>;
}

/** A caller with cookies of its own. Every success is checked against the output its endpoint declares. */
export function makeClient(app: Caller, origin: string, ip = '127.0.0.1'): Client {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async request(method, path, body, options = {}) {
      const headers = new Headers(options.headers);
      if (cookies.size > 0 && !headers.has('cookie'))
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const content = options.raw ?? (body === undefined ? null : JSON.stringify(body));
      if (content !== null && options.raw === undefined) headers.set('content-type', 'application/json');
      const init: RequestInit = { method, headers, body: content };
      // Node asks for this word when the body is a stream.
      if (content instanceof ReadableStream) Object.assign(init, { duplex: 'half' });
      const response = await app.request(new URL(path, origin).href, init, {
        incoming: { socket: { remoteAddress: ip } },
      });
      keepCookies(cookies, response.headers);
      const answer = await toAnswer(response);
      if (response.ok) checkOutput(method, new URL(path, origin).pathname, answer);
      return answer;
    },
  };
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf('=') + 1));
  }
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const body: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  const error = readError(body);
  return { status: response.status, headers: response.headers, text, body, ...error };
}

function readError(body: unknown): Pick<Answer, 'code' | 'message'> {
  const none = { code: undefined, message: undefined };
  if (typeof body !== 'object' || body === null || !('error' in body)) return none;
  const { error } = body;
  if (typeof error !== 'object' || error === null || !('code' in error) || !('message' in error)) return none;
  return { code: String(error.code), message: String(error.message) };
}

const outputs = endpoints.flatMap((endpoint) => {
  if (!('output' in endpoint)) return [];
  const output: z.ZodType = endpoint.output;
  return [
    { method: endpoint.method, path: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`), output },
  ];
});

function checkOutput(method: string, path: string, answer: Answer): void {
  const output = outputs.find((each) => each.method === method && each.path.test(path))?.output;
  if (!output) return;
  // Equal, not only valid: a field that is not declared would be a leak.
  const declared = output.parse(answer.body);
  // Whole reports: only where they differ is it worth saying how.
  if (!isDeepStrictEqual(declared, answer.body)) expect(declared).toEqual(answer.body);
}
