import { once } from 'node:events';
import { createServer } from 'node:http';
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
