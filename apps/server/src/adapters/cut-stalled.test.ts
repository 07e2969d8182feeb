import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { findFreePort } from '../../test/server-process.ts';
import type { HttpEnv } from '../http/context.ts';
import { streamText } from '../http/stream-text.ts';
import type { StallLimits } from './cut-stalled.ts';
import { type HttpServer, startHttpServer } from './http-server.ts';

const megabyte = 1024 * 1024;
const servers: HttpServer[] = [];
const sockets: Socket[] = [];
// The tests wait far more than they work, so they wait together.
afterAll(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(servers.map((server) => server.stop()));
});

interface Large {
  readonly port: number;
  /** Pieces made so far. */
  readonly made: () => number;
  /** Connections that this side has given up. */
  readonly closed: () => number;
}

async function serveLarge(limits: StallLimits): Promise<Large> {
  let made = 0;
  let closed = 0;
  const app = new Hono<HttpEnv>();
  app.get('/whole', (c) => {
    const { incoming } = c.env as unknown as { readonly incoming: IncomingMessage };
    incoming.socket.once('close', () => {
      closed += 1;
    });
    return c.body('x'.repeat(32 * megabyte));
  });
  app.get('/pieces', () => {
    async function* pieces() {
      for (let n = 0; n < 4000; n += 1) {
        made += 1;
        yield 'x'.repeat(64 * 1024);
      }
    }
    return streamText(pieces(), { 'content-type': 'application/json' });
  });
  app.get('/slow', async (c) => {
    await sleep(limits.stallMs * 2);
    return c.text('done');
  });
  const port = await findFreePort();
  servers.push(await startHttpServer(app, '127.0.0.1', port, limits));
  return { port, made: () => made, closed: () => closed };
}

/** Asks, and reads nothing. */
async function ask(port: number, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').pause();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

/** How many bytes still come before the other side closes. */
async function drain(socket: Socket): Promise<number> {
  let bytes = 0;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('data', (piece: Buffer) => {
    bytes += piece.length;
  });
  socket.resume();
  await closed;
  return bytes;
}

const quick: StallLimits = { stallMs: 300, pendingBytes: 1024 * megabyte, lookEveryMs: 100 };

test.concurrent.each(['/whole', '/pieces'])('%s to somebody who does not read is cut off', async (path) => {
  const { port } = await serveLarge(quick);
  const socket = await ask(port, path);
  await sleep(quick.stallMs * 6);
  expect(await drain(socket)).toBeLessThan(32 * megabyte);
});

test.concurrent('no more pieces are made than are read', async () => {
  const { port, made } = await serveLarge({ ...quick, stallMs: 60_000 });
  await ask(port, '/pieces');
  await expect.poll(made).toBeGreaterThan(0);
  await sleep(300);
  // What the two systems hold on the way, of 250 MB.
  expect(made()).toBeLessThan(1000);
});

test.concurrent('an answer that takes long is waited for, and a connection that is only kept is not', async () => {
  const { port } = await serveLarge(quick);
  const answer = await fetch(`http://127.0.0.1:${port}/slow`);
  expect(await answer.text()).toBe('done');
  const idle = connect(port, '127.0.0.1');
  sockets.push(idle);
  await once(idle, 'close');
});

test.concurrent('what all unread answers hold together has a bound', async () => {
  const { port, closed } = await serveLarge({
    stallMs: 60_000,
    pendingBytes: 40 * megabyte,
    lookEveryMs: 50,
  });
  await Promise.all(Array.from({ length: 4 }, () => ask(port, '/whole')));
  await expect.poll(closed).toBeGreaterThanOrEqual(2);
});
