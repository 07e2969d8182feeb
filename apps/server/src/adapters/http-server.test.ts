import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../test/kit.ts';
import { signUp } from '../../test/people.ts';
import { idIn, makeRunApp, start } from '../../test/run-kit.ts';
import { findFreePort } from '../../test/server-process.ts';
import { type HttpServer, startHttpServer } from './http-server.ts';

let kit: TestApp;
let server: HttpServer;
let port: number;
beforeAll(async () => {
  kit = await makeRunApp({});
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

test.each(['GET', 'POST', 'DELETE'])(
  'a %s with a name and password in the address is refused, and they are not repeated',
  async (method) => {
    const address = 'http://ann:open-sesame@localhost/api/me';
    const answer = await send(
      `${method} ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('The address of a request cannot hold a name and a password.');
    expect(answer + JSON.stringify(kit.logs)).not.toContain('open-sesame');
  },
);

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

test.each(['Content-Length: 5', 'Transfer-Encoding: chunked'])(
  'a GET that announces a body by %s is refused, and takes no place of a stream',
  async (announced) => {
    const ann = await signUp(kit, `ann${announced.length}@example.com`);
    const run = idIn((await start(ann)).body);
    const cookie = [...ann.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ask = async (header: string): Promise<string> => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        `GET /api/runs/${run} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nAccept: text/event-stream\r\n${header}\r\n\r\n`,
      );
      const [first] = await once(socket, 'data');
      socket.destroy();
      return String(first);
    };
    const statuses = new Set<string>();
    for (let n = 0; n < 55; n += 1) statuses.add((await ask(announced)).slice(0, 12));
    expect(await ask('Connection: close')).toMatch(/^HTTP\/1\.1 200 /);
    expect([...statuses]).toEqual(['HTTP/1.1 400']);
  },
);

test('a caller that goes away in the middle of a body harms nobody', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`POST ${contact}Content-Length: 1000\r\n\r\n{"name"`);
  socket.destroy();
  await once(socket, 'close');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test.each(['TRACE', 'PROPFIND', 'LOCK', 'M-SEARCH', 'PURGE', 'CONNECT'])(
  '%s is refused with 405 everywhere',
  async (method) => {
    for (const path of ['/api/contact', '/api/me', '/', '/healthz']) {
      const target = method === 'CONNECT' ? 'localhost:443' : path;
      const answer = await send(
        `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      );
      expect(answer, path).toMatch(/^HTTP\/1\.1 405 /);
      expect(answer).toMatch(/^allow: GET/im);
      expect(answer).toContain(`This address does not take ${method} requests.`);
    }
  },
);

/** Sends a body on and on, and tells how much of it went out before the connection was over. */
async function pour(head: string): Promise<{ answer: string; sent: number }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  let sent = 0;
  socket.setEncoding('latin1').on('data', (piece: string) => {
    answer += piece;
  });
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(head);
  const piece = Buffer.alloc(64 * 1024, ' ');
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);
  const isChunked = head.includes('chunked');
  const more = () => {
    while (!socket.destroyed && sent < 512 * 1024 * 1024) {
      sent += piece.length;
      if (!socket.write(isChunked ? chunk : piece)) break;
    }
  };
  socket.on('drain', more);
  more();
  await closed;
  return { answer, sent: sent - socket.writableLength };
}

test.each([
  ['too large by its length', `POST ${contact}Content-Length: 1000000000\r\n\r\n`, 413],
  ['too large in chunks', `POST ${contact}Transfer-Encoding: chunked\r\n\r\n`, 413],
  [
    'from another site',
    `POST ${contact}Origin: http://evil.example\r\nContent-Length: 1000000000\r\n\r\n`,
    403,
  ],
])('a body %s is answered, not read on, and the connection closed', async (_what, head, status) => {
  const { answer, sent } = await pour(head.replace('Connection: close\r\n', ''));
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/^connection: close\r$/im);
  // What the two systems hold on the way is sent too.
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

test('a short body that nobody reads costs the caller an answer, not the connection', async () => {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  await once(socket, 'connect');
  socket.write(
    `POST ${contact.replace('Connection: close', 'Origin: http://evil.example')}Content-Length: 2\r\n\r\n`,
  );
  const [refused] = await once(socket, 'data');
  expect(refused).toMatch(/^HTTP\/1\.1 403 /);
  expect(refused).not.toMatch(/^connection: close\r$/im);
  socket.end('{}GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});

test('a connection carries 200 requests, and the last answer says that it was the last', async () => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answers = (await send(request.repeat(201))).split(/(?=HTTP\/1\.1 )/);
  const served = answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '));
  expect(served).toHaveLength(200);
  expect(served.findIndex((answer) => /^connection: close\r$/im.test(answer))).toBe(199);
});

test('an idle connection is left open for longer than proxies keep theirs, which is a minute', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60);
});
