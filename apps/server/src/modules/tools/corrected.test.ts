import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeOnSqlite } from '../../../test/engines.ts';
import { failWith, makeStandIn } from '../../../test/model-stand-in.ts';
import { signUp } from '../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import { listBreaches } from '../../db/invariants.ts';

const idea = 'Gap filling for dentists';
const run = (client: Client, customer: string | undefined, more: Record<string, unknown> = {}) =>
  start(client, { body: { input: { idea, ...(customer === undefined ? {} : { customer }), ...more } } });
const costOf = async (answer: ReturnType<typeof start>) => Reflect.get(Object((await answer).body), 'cost');
const freeOf = async (answer: ReturnType<typeof start>) =>
  Reflect.get(Object((await answer).body), 'freeReruns');
const hourMs = 60 * 60_000;

describeOnSqlite('a corrected reading', (open) => {
  test('costs nothing, five times for a charged run, and says how often it still may', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const first = await run(ada, 'dentists');
    expect(first.body).toMatchObject({ cost: 1, freeReruns: 5 });
    for (let each = 1; each <= 5; each += 1) {
      kit.clock.advance(1000);
      const { body } = await run(ada, `dentists of kind ${each}`);
      expect(body).toMatchObject({ status: 'done', cost: 0, error: null, freeReruns: 5 - each });
    }
    expect(await creditsOf(ada)).toBe(9);
    expect(await costOf(run(ada, 'dentists once more'))).toBe(1);
    expect(await creditsOf(ada)).toBe(8);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test('another idea, another answer or the very same again is a run like any other', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const next = (customer: string, more?: Record<string, unknown>) => {
      kit.clock.advance(1000);
      return costOf(run(ada, customer, more));
    };
    expect(await next('dentists')).toBe(1);
    expect(await next('dentists')).toBe(1);
    expect(await next('vets', { channel: 'by post' })).toBe(1);
    expect(await next('vets', { idea: 'Gap filling for vets' })).toBe(1);
    expect(await next('vets', { idea: `${idea}.` })).toBe(1);
    expect(await next('vets')).toBe(0);
    // Back to the first reading is a correction too; the same twice is not.
    expect(await next('dentists')).toBe(0);
    expect(await next('dentists')).toBe(1);
    const eve = await signUp(kit, 'eve@example.com');
    expect(await costOf(run(eve, 'vets'))).toBe(1);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test('only for a day, and not for a run that cost nothing itself', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    await run(ada, 'dentists');
    kit.clock.advance(24 * hourMs + 1);
    expect(await costOf(run(ada, 'vets'))).toBe(1);
    await kit.close();
    const failing = await makeRunApp({ db, model: makeStandIn(failWith('model/busy')) });
    const eve = await signUp(failing, 'eve@example.com');
    expect((await run(eve, 'dentists')).body).toMatchObject({ cost: 0, freeReruns: 0 });
    const open2 = await makeRunApp({ db });
    const again = open2.client();
    for (const [name, value] of eve.cookies) again.cookies.set(name, value);
    expect(await costOf(run(again, 'vets'))).toBe(1);
    await failing.close();
    await open2.close();
  });

  test('also with no credit left, and no further when raced at two servers', async () => {
    const db = await open();
    const kit = await makeRunApp({ db });
    const other = await makeRunApp({ db });
    const ada = await signUp(kit, 'ada@example.com');
    const elsewhere = other.client();
    for (const [name, value] of ada.cookies) elsewhere.cookies.set(name, value);
    for (let each = 0; each < 9; each += 1) await run(ada, 'x', { idea: `Another idea, number ${each}` });
    expect(await freeOf(run(ada, 'dentists'))).toBe(5);
    expect(await creditsOf(ada)).toBe(0);
    const raced = await Promise.all(
      Array.from({ length: 30 }, (_each, index) =>
        run(index % 2 === 0 ? ada : elsewhere, `dentists of kind ${index}`),
      ),
    );
    expect(raced.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(raced.filter(({ code }) => code === 'tool/insufficient-credits')).toHaveLength(25);
    expect(await creditsOf(ada)).toBe(0);
    expect(await listBreaches(db)).toEqual([]);
    await kit.close();
    await other.close();
  });

  test('an answer that cannot be used is given back ten times a day, since the idea can ask for it', async () => {
    const kit = await makeRunApp({ db: await open(), model: makeStandIn(failWith('model/unusable')) });
    const ada = await signUp(kit, 'ada@example.com');
    const costs: unknown[] = [];
    for (let each = 0; each < 12; each += 1)
      costs.push(await costOf(run(ada, 'x', { idea: `Another idea, number ${each}` })));
    expect(costs).toEqual([...Array(10).fill(0), 1, 1]);
    kit.clock.advance(24 * hourMs + 1);
    expect(await costOf(run(ada, 'x', { idea: 'One more idea' }))).toBe(0);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  test('a free run keeps its idea: adding to the text is another run', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    await run(ada, 'dentists');
    const free = await run(ada, 'vets');
    expect(free.body).toMatchObject({ cost: 0 });
    const answers = { idea: 'Yoga studios instead' };
    const refused = await ada.request('PATCH', `/api/runs/${idIn(free.body)}`, { answers });
    expect(JSON.stringify(refused.body)).toContain('This run cost nothing.');
    const half = await ada.request('GET', `/api/runs/${idIn(free.body)}/versions/1.5`);
    expect(half.status).toBe(404);
    await kit.close();
  });
});
