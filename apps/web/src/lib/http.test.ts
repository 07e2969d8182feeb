import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, toWire } from '@slipway/core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { call } from './http.ts';

let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void;

const nativeFetch = globalThis.fetch;
/** What the last call asked for. Not a spy: put back, it would leave the stub below to the files that come after. */
let sent: RequestInit = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A page's address gives relative paths their origin; Node has none.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent = init;
    return nativeFetch(`http://127.0.0.1:${port}${path}`, init);
  });
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

function reply(response: ServerResponse, status: number, body: string, type = 'application/json'): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

it('sends JSON and gives back what the endpoint answers', async () => {
  let seen = {};
  answer = (request, response, body) => {
    seen = { method: request.method, url: request.url, type: request.headers['content-type'], body };
    reply(response, 200, '{"status":"confirm-by-mail"}');
  };
  const result = await call('POST /api/newsletter', { body: { email: 'ada@example.com' } });
  expect(result.status).toBe('confirm-by-mail');
  expect(seen).toEqual({
    method: 'POST',
    url: '/api/newsletter',
    type: 'application/json',
    body: '{"email":"ada@example.com"}',
  });
});

it('fills the path and escapes it', async () => {
  let url: string | undefined;
  answer = (request, response) => {
    url = request.url;
    reply(response, 200, '{"revoked":true}');
  };
  await call('DELETE /api/me/sessions/:id', { params: { id: 'a/b ?' } });
  expect(url).toBe('/api/me/sessions/a%2Fb%20%3F');
});

it('sends no content type without a body', async () => {
  let type: string | undefined = 'unset';
  answer = (request, response) => {
    type = request.headers['content-type'];
    reply(response, 200, 'null');
  };
  await call('POST /api/auth/sign-out');
  expect(type).toBeUndefined();
});

it('rebuilds the error of the wire with its details', async () => {
  const sent = new AppError('request/too-large', { limit: '64 KB' });
  answer = (_request, response) => reply(response, sent.status, JSON.stringify(toWire(sent)));
  const failure: unknown = await call('GET /api/me').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AppError);
  expect(failure).toMatchObject({ code: 'request/too-large', details: { limit: '64 KB' } });
});

it.each([
  [429, 'request/too-many'],
  [502, 'server/unavailable'],
  [500, 'server/failed'],
] as const)('names an answer that is not ours by its status %i', async (status, code) => {
  answer = (_request, response) => reply(response, status, '<h1>proxy</h1>', 'text/html');
  await expect(call('GET /api/config')).rejects.toMatchObject({ code });
});

it('calls a page in place of data a failure', async () => {
  answer = (_request, response) => reply(response, 200, '<h1>captive portal</h1>', 'text/html');
  await expect(call('GET /api/config')).rejects.toMatchObject({ code: 'server/failed' });
});

it('says offline when nothing answers', async () => {
  answer = (request) => request.socket.destroy();
  await expect(call('GET /api/config')).rejects.toMatchObject({ code: 'network/offline' });
});

it('leaves an abort an abort', async () => {
  answer = () => undefined;
  const stop = new AbortController();
  const asking = call('GET /api/config', { signal: stop.signal });
  stop.abort();
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
});

it.each([
  ['a note', 'Ask Ohio again', true],
  ['more than browsers allow', 'x'.repeat(20_000), false],
])('%s is sent though the page is left: %o', async (_, note, isKept) => {
  answer = (_request, response) => reply(response, 200, 'null');
  await call('PATCH /api/runs/:id', { params: { id: 'r1' }, body: { note } });
  expect(sent).toMatchObject({ keepalive: isKept });
});
