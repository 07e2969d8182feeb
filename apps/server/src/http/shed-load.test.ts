import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeEachEngine } from '../../test/engines.ts';
import type { TestApp } from '../../test/kit.ts';
import { expectError, signUp } from '../../test/people.ts';
import { creditsOf, makeRunApp, start } from '../../test/run-kit.ts';
import { buildApp } from '../app.ts';
import { callerKey } from '../modules/auth/caller-key.ts';
import { gateLimits } from './gate.ts';
import { emptySite } from './site.ts';

describeEachEngine('one person with very many requests', (open, engine) => {
  // How many PostgreSQL can take at once is tried at the ledger (reserve-run.test.ts).
  const count = engine === 'sqlite' ? 300 : 60;
  test(`${count} runs on ten credits: ten run, the rest hear the sentence, nobody a 5xx`, async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.org');
    const answers = await Promise.all(Array.from({ length: count }, () => start(ada, { key: randomUUID() })));
    const counts = Object.groupBy(answers, ({ status }) => status);
    // More runs in a minute than anybody could mean are held back before their price is looked at.
    expect([counts[200]?.length, (counts[402]?.length ?? 0) + (counts[429]?.length ?? 0)]).toEqual([
      10,
      count - 10,
    ]);
    expect(await creditsOf(ada)).toBe(0);
    await kit.close();
  });
});

let kit: TestApp;
beforeEach(async () => {
  kit = await makeRunApp({});
});
afterEach(() => kit.close());

test('when the thread is full and others wait already, the excess hears so at once, unread', async () => {
  const app = buildApp(
    kit.deps,
    emptySite,
    { draining: false },
    { now: () => performance.now(), busyShare: () => 1 },
  );
  const never = () => new ReadableStream({ pull: () => new Promise(() => {}) });
  const post = (ip: string) =>
    app.request(
      'http://localhost:3000/api/contact',
      // Node asks for `duplex` with a stream; the browser's types do not know it.
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: never(),
        duplex: 'half',
      } as RequestInit,
      { incoming: { socket: { remoteAddress: ip } } },
    );
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  // Bodies that never come take both turns, and a third person waits.
  for (let n = 0; n < 3; n += 1) void post(`192.0.2.${n}`);
  vi.advanceTimersByTime(gateLimits.turnWaitMs + 1);
  const refused = await post('192.0.2.7');
  vi.useRealTimers();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await refused.json()).toEqual({
    error: {
      code: 'server/busy',
      message: 'Slipway is very busy right now. Please try again in a few seconds.',
    },
  });
  expect((await app.request('http://localhost:3000/healthz')).status).toBe(200);
  expect((await app.request('http://localhost:3000/readyz')).status).toBe(200);
});

test('only a cookie that we signed makes somebody a person of their own', async () => {
  const ada = await signUp(kit, 'ada@example.org');
  const bob = await signUp(kit, 'bob@example.org');
  const keyOf = (cookie: string) => callerKey(kit.deps.config, new Headers({ cookie }), '2001:db8:1:2:3::4');
  const cookieOf = ({ cookies }: typeof ada) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = keyOf(cookieOf(ada));
  expect(own).toMatch(/^session /);
  expect(keyOf(`other=1; ${cookieOf(ada)}`)).toBe(own);
  expect(keyOf(cookieOf(bob))).not.toBe(own);
  for (const made of [
    '',
    'slipway.session_token=a.b',
    `${cookieOf(ada)}x`,
    `slipway.session_token=${'x'.repeat(9000)}.y`,
  ])
    expect(keyOf(made)).toBe('address 2001:db8:1:2::/64');
  expectError(await kit.request('GET', '/api/me'), 'profile/no-user');
});
