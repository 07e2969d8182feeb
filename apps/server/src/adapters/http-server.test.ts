import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../test/kit.ts';
import { findFreePort } from '../../test/server-process.ts';
import { type HttpServer, startHttpServer } from './http-server.ts';

let kit: TestApp;
let server: HttpServer;
let port: number;
beforeAll(async () => {
  kit = await makeTestApp();
  port = await findFreePort();
  server = await startHttpServer(kit.app, '127.0.0.1', port);
});
afterAll(async () => {
  await server.stop();
  await kit.close();
});

async function send(raw: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(raw);
  return text(socket);
}

const contact =
  '/api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n';

test.each([
  ['a doubled slash', 'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  [
    'an absolute address',
    'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  ],
  ['no host', 'GET / HTTP/1.0\r\n\r\n'],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b/../c\r\nConnection: close\r\n\r\n'],
  ['a header too long', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
  ['two lengths', `POST ${contact}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  ['a length and chunks', `POST ${contact}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n'],
  ['a method of its own', 'BREW /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
])('%s is refused or not found, and nothing breaks', async (_what, raw) => {
  const answer = await send(raw);
  expect(answer).not.toMatch(/^HTTP\/1\.1 500|node_modules|at \w+ \(/);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('a chunked body without a length is counted and refused over the wire too', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode(' '.repeat(70_000)));
      controller.close();
    },
  });
  // Node asks for `duplex` with a stream; the browser's types do not know it.
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, init);
  expect(answer.status).toBe(413);
});

test('a caller that goes away in the middle of a body harms nobody', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${contact}Content-Length: 1000\r\n\r\n{"name"`);
  socket.destroy();
  await once(socket, 'close');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
