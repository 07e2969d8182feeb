import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { AppError } from '@slipway/core';
import { afterEach, expect, test, vi } from 'vitest';
import { findFreePort } from '../../test/server-process.ts';
import { EventStream } from '../http/event-stream.ts';
import { writeEvents } from './write-events.ts';

afterEach(() => {
  vi.useRealTimers();
});

async function serve(stream: EventStream): Promise<{ url: string; close(): void }> {
  const port = await findFreePort();
  const head = new Response(null, { headers: { 'content-type': 'text/event-stream', 'x-a': 'b' } });
  const server = createServer((_request, outgoing) => void writeEvents(outgoing, head, stream));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

test('writes the head, each event as it happens, and a sign of life while nothing does', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { promise, resolve } = Promise.withResolvers<void>();
  const stream = new EventStream(async (send) => {
    send('stage', { label: 'two\nlines' });
    await promise;
    send('result', [1]);
  });
  const { url, close } = await serve(stream);
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('x-a')]).toEqual([200, 'b']);
  vi.advanceTimersByTime(45_000);
  resolve();
  expect(await answer.text()).toBe(
    'event: stage\ndata: {"label":"two\\nlines"}\n\n:\n\n:\n\n:\n\nevent: result\ndata: [1]\n\n',
  );
  expect(vi.getTimerCount()).toBe(0);
  close();
});

test.each([
  [new AppError('run/not-found'), 'run/not-found'],
  [new TypeError('a secret'), 'server/failed'],
])('what breaks it is its last event: %s', async (error, code) => {
  const { url, close } = await serve(
    new EventStream(async () => {
      throw error;
    }),
  );
  const all = await (await fetch(url)).text();
  expect(all).toMatch(new RegExp(`^event: error\ndata: {"error":{"code":"${code}"`));
  expect(all).not.toContain('secret');
  close();
});

test('a client that hangs up is noticed', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { url, close } = await serve(
    new EventStream(async (send, gone) => {
      send('accepted', {});
      await once(gone, 'abort');
      send('result', {});
      resolve('gone');
    }),
  );
  const hangUp = new AbortController();
  await fetch(url, { signal: hangUp.signal });
  hangUp.abort();
  expect(await promise).toBe('gone');
  close();
});

/** Asks and never reads. */
async function askAndLeave(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
  await once(socket, 'connect');
  socket.on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return socket;
}

test('a reader who takes nothing while megabytes wait is cut off', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { url, close } = await serve(
    new EventStream(async (send, gone) => {
      for (let sent = 1; ; sent += 1) {
        if (gone.aborted) return resolve(sent);
        send('words', 'x'.repeat(1024 * 1024));
        await new Promise((next) => setImmediate(next));
      }
    }),
  );
  const socket = await askAndLeave(url);
  expect(await promise).toBeLessThan(64);
  socket.destroy();
  close();
});

test('a reader who takes nothing for two beats is cut off, however little waits', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const full = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const { url, close } = await serve(
    new EventStream(async (send, gone) => {
      // Until the systems between take no more.
      for (let n = 0; n < 200 && !gone.aborted; n += 1) {
        send('words', 'x'.repeat(64 * 1024));
        await new Promise((next) => setImmediate(next));
        if (n > 100) break;
      }
      full.resolve();
      if (!gone.aborted) await once(gone, 'abort');
      over.resolve();
    }),
  );
  const socket = await askAndLeave(url);
  await full.promise;
  vi.advanceTimersByTime(30_000);
  await over.promise;
  socket.destroy();
  close();
});
