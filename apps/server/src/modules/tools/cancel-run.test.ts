import { expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/engines.ts';
import { giveView, makeStandIn } from '../../../test/model-stand-in.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { emptyLibrary } from '../../../test/small-tool.ts';
import { listBreaches } from '../../db/invariants.ts';
import { leaseMs } from '../credits/lease.ts';
import { sweepHolds } from '../credits/sweep-holds.ts';

async function firstRun(client: Awaited<ReturnType<typeof signUp>>): Promise<string> {
  const read = async () => {
    const { body } = await client.request('GET', '/api/runs');
    return Reflect.get(Object(body), 'runs')[0];
  };
  await expect.poll(read).toBeDefined();
  return idIn(await read());
}

describeEachEngine('cancelling a run', (open, engine) => {
  test('while what is known is loaded: credits back, and nothing is counted', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const library = async () => {
      await promise;
      return emptyLibrary();
    };
    const kit = await makeRunApp({ db: await open(), library });
    const ada = await signUp(kit, 'ada@example.com');
    const waiting = start(ada);
    const id = await firstRun(ada);
    expect(await creditsOf(ada)).toBe(9);
    expect((await ada.request('POST', `/api/runs/${id}/cancel`)).body).toMatchObject({
      status: 'cancelled',
      cost: 0,
      report: null,
      result: null,
      error: {
        code: 'tool/cancelled',
        message: 'You cancelled this run. Your credits were returned.',
      },
    });
    resolve();
    expectError(await waiting, 'tool/cancelled');
    expect(await creditsOf(ada)).toBe(10);
    expect((await ada.request('GET', `/api/runs/${id}`)).body).toMatchObject({
      status: 'cancelled',
      report: null,
      versions: [],
    });
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test('after its end nothing changes, and another’s run does not exist', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const { body } = await start(ada);
    expect((await ada.request('POST', `/api/runs/${idIn(body)}/cancel`)).body).toEqual(body);
    expect(await creditsOf(ada)).toBe(9);
    const eve = await signUp(kit, 'eve@example.com');
    expectError(await eve.request('POST', `/api/runs/${idIn(body)}/cancel`), 'run/not-found');
    await kit.close();
  });

  test('cancelled and finished at once, again and again: paid once, with a view or without', async () => {
    const model = makeStandIn(giveView);
    const kit = await makeRunApp({ db: await open(), model });
    const ada = await signUp(kit, 'ada@example.com');
    for (let round = 0; round < (engine === 'sqlite' ? 15 : 5); round += 1) {
      const waiting = start(ada, { key: `round ${round}` });
      await expect.poll(() => model.asked.length, { interval: 1 }).toBe(round + 1);
      const id = await firstRun(ada);
      await ada.request('POST', `/api/runs/${id}/cancel`);
      expect((await waiting).status).toBe(200);
      const { body } = await ada.request('GET', `/api/runs/${id}`);
      const { error } = Object(body);
      expect(body).toMatchObject({ status: 'done', cost: 1 });
      expect(body).toMatchObject(
        error === null ? { model: { added: 4 } } : { model: null, error: { code: 'tool/cut-short' } },
      );
      if (round % 5 === 4) kit.clock.advance(25 * 60 * 60_000);
    }
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test('a server that dies leaves the hold to the sweep, and the run reads as interrupted', async () => {
    const db = await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    const library = async () => {
      await promise;
      return emptyLibrary();
    };
    const dead = await makeRunApp({ db, library });
    const ada = await signUp(dead, 'ada@example.com');
    const waiting = start(ada, { key: 'k' });
    const id = await firstRun(ada);
    const living = await makeRunApp({ db });
    living.clock.advance(leaseMs + 1);
    expect(await sweepHolds(living.deps)).toBe(1);
    const next = living.client();
    for (const [name, value] of ada.cookies) next.cookies.set(name, value);
    expect((await next.request('GET', `/api/runs/${id}`)).body).toMatchObject({
      status: 'failed',
      cost: 0,
      report: null,
      error: {
        code: 'tool/interrupted',
        message: 'This run was interrupted. Your credits were returned. Please try again.',
      },
    });
    expectError(await start(next, { key: 'k' }), 'tool/interrupted');
    expect(await creditsOf(next)).toBe(10);
    // It was only slow: its result comes too late and is nobody's.
    resolve();
    expectError(await waiting, 'tool/interrupted');
    expect(await creditsOf(next)).toBe(10);
    expect(await listBreaches(db)).toEqual([]);
    await living.close();
    await dead.close();
  });
});
