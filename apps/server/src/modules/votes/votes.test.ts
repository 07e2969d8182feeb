import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from '../../../test/client.ts';
import { describeEachEngine } from '../../../test/engines.ts';
import { makeNamingToolbox, names } from '../../../test/naming-tool.ts';
import { expectError, signUp } from '../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../test/run-kit.ts';
import type { Database } from '../../db/client.ts';

async function openVote(db: Database, voted: readonly string[] = names) {
  const kit = await makeRunApp({ db, tools: makeNamingToolbox() });
  const ada = await signUp(kit, 'ada@example.com');
  const run = idIn((await start(ada)).body);
  const path = `/api/runs/${run}/vote`;
  const made = await ada.request('POST', path, { names: voted });
  expect(made.status, made.text).toBe(200);
  const url = String(read(made.body, 'vote', 'url'));
  const link = `/api/votes/${url.split('/').at(-1)}`;
  return { kit, ada, run, path, url, link };
}

function read(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), value);
}

const cast = (client: Client, link: string, remembered: readonly string[], heard: readonly object[] = []) =>
  client.request('POST', link, { remembered, heard });

describeEachEngine('votes on names', (open, _engine, testOnce) => {
  testOnce('friends vote without an account and only the owner reads the totals', async () => {
    const { kit, ada, path, url, link } = await openVote(await open());
    expect(url).toMatch(/\/vote\/[\w-]{43}$/);
    const ballot = await kit.client().request('GET', link);
    expect(Object.keys(Object(ballot.body))).toEqual(['names', 'hear']);
    expect([...(read(ballot.body, 'names') as string[])].toSorted()).toEqual(names.toSorted());
    expect(ballot.headers.has('set-cookie')).toBe(false);

    const typed = { name: 'Gapfill', typed: ' gap FILL ' };
    expect((await cast(kit.client('10.0.0.1'), link, ['Gapfill', 'Chairly'], [typed])).status).toBe(200);
    const wrong = { name: 'Gapfill', typed: 'gap phil' };
    expect((await cast(kit.client('10.0.0.2'), link, ['Gapfill'], [wrong])).status).toBe(200);
    expectError(await cast(kit.client('10.0.0.2'), link, ['Noondent']), 'vote/again');
    const { body } = await ada.request('GET', path);
    expect(read(body, 'vote')).toMatchObject({ isOpen: true, voters: 2 });
    const [gapfill, chairly, , noondent] = read(body, 'vote', 'names') as unknown[];
    expect(gapfill).toMatchObject({ remembered: { count: 2, of: 2 }, spelled: { count: 1, of: 2 } });
    // Wilson, z = 1.96: 1 of 2.
    expect(read(chairly, 'remembered', 'low')).toBeCloseTo(0.0945, 4);
    expect(read(chairly, 'remembered', 'high')).toBeCloseTo(0.9055, 4);
    expect(noondent).toMatchObject({ remembered: { count: 0 }, spelled: { of: 0, low: 0, high: 1 } });

    const eve = await signUp(kit, 'eve@example.com');
    for (const [method, sent] of [
      ['GET', undefined],
      ['POST', { names }],
      ['PATCH', { isOpen: false }],
      ['DELETE', undefined],
    ] as const)
      expectError(await eve.request(method, path, sent), 'run/not-found');
    // No query of the database has more than totals to show.
    const rows = await kit.deps.db.query.selectFrom('name_vote').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/10\.0\.0|phil/);
    await kit.close();
  });

  test('closed it takes nothing, deleted it is gone, and made again it has another link', async () => {
    const { kit, ada, path, url, link } = await openVote(await open(), names.slice(0, 2));
    const friend = kit.client('10.0.0.9');
    expect(read((await ada.request('PATCH', path, { isOpen: false })).body, 'vote', 'isOpen')).toBe(false);
    expectError(await friend.request('GET', link), 'vote/closed');
    expectError(await cast(friend, link, ['Gapfill']), 'vote/closed');
    await ada.request('PATCH', path, { isOpen: true });
    expect((await cast(friend, link, ['Gapfill'])).status).toBe(200);
    expect(read((await ada.request('POST', path, { names })).body, 'vote')).toMatchObject({ url, voters: 1 });

    expect((await ada.request('DELETE', path)).status).toBe(200);
    expectError(await friend.request('GET', link), 'vote/not-found');
    expectError(await cast(friend, link, ['Gapfill']), 'vote/not-found');
    expectError(await ada.request('DELETE', path), 'vote/not-found');
    expect((await ada.request('GET', path)).body).toEqual({ vote: null });
    const again = await ada.request('POST', path, { names });
    expect(read(again.body, 'vote', 'url')).not.toBe(url);
    expect(read(again.body, 'vote', 'voters')).toBe(0);
    await kit.close();
  });

  testOnce('takes names of the result only, each once, and answers nonsense in words', async () => {
    const { kit, ada, path, link } = await openVote(await open(), ['Gapfill', 'Chairly']);
    await ada.request('DELETE', path);
    for (const wrong of [['Gapfill'], ['Gapfill', 'Gapfill'], ['Gapfill', 'Buy pills now'], []])
      expect((await ada.request('POST', path, { names: wrong })).status, String(wrong)).toBe(400);
    for (const odd of ['%00', '..%2f', 'x'.repeat(80)])
      expectError(await kit.client().request('GET', `/api/votes/${odd}`), 'vote/not-found');
    expectError(await kit.client().request('GET', link), 'vote/not-found');
    const made = await ada.request('POST', path, { names: ['Gapfill', 'Chairly'] });
    const fresh = `/api/votes/${String(read(made.body, 'vote', 'url'))
      .split('/')
      .at(-1)}`;
    for (const odd of [['Noondent'], ['Gapfill', 'Gapfill'], ['Gapfill', 'Chairly', 'Noondent']])
      expect((await cast(kit.client('10.0.0.3'), fresh, odd)).status, String(odd)).toBe(400);
    expect((await cast(kit.client('10.0.0.3'), fresh, [])).status).toBe(200);
    await kit.close();
  });

  testOnce('one address can vote so often and no more', async () => {
    const { kit, link } = await openVote(await open());
    const agents = Array.from({ length: 41 }, (_, at) => ({ headers: { 'user-agent': `Browser ${at}` } }));
    const client = kit.client('10.0.0.4');
    const statuses: number[] = [];
    for (const agent of agents)
      statuses.push((await client.request('POST', link, { remembered: [], heard: [] }, agent)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    await kit.close();
  });

  testOnce('they are in the export and leave with the result and with the account', async () => {
    const { kit, ada, run, link } = await openVote(await open());
    await cast(kit.client('10.0.0.5'), link, ['Chairly']);
    const exported = await ada.request('GET', '/api/me/export');
    expect(exported.text).toContain('name_vote_count');
    expect(exported.text).toContain('Chairly');
    const left = () => kit.deps.db.query.selectFrom('name_vote_count').selectAll().execute();
    expect((await ada.request('DELETE', `/api/runs/${run}`)).status).toBe(200);
    expect(await left()).toEqual([]);
    const second = idIn((await start(ada)).body);
    await ada.request('POST', `/api/runs/${second}/vote`, { names });
    expect(await left()).toHaveLength(4);
    const gone = await ada.request('DELETE', '/api/me');
    expect(gone.status, gone.text).toBe(200);
    expect(await left()).toEqual([]);
    await kit.close();
  });

  test('whatever friends send, totals never fall and never pass the voters', async () => {
    const { kit, ada, path, link } = await openVote(await open());
    const name = fc.constantFrom(...names, 'Stranger');
    const step = fc.record({
      friend: fc.integer({ min: 1, max: 5 }),
      remembered: fc.array(name, { maxLength: 3 }),
      heard: fc.array(fc.record({ name, typed: fc.constantFrom('gapfill', 'chairly', 'x') }), {
        maxLength: 2,
      }),
      isOpen: fc.boolean(),
    });
    let before = [0];
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        // Friends of another network in each round: the same one counts once a day.
        round += 1;
        for (const { friend, remembered, heard, isOpen } of steps) {
          await kit.deps.db.query
            .updateTable('name_vote')
            .set({ closed_at: isOpen ? null : 1 })
            .execute();
          await cast(kit.client(`10.1.${round}.${friend}`), link, remembered, heard);
        }
        const { body } = await ada.request('GET', path);
        const voters = Number(read(body, 'vote', 'voters'));
        const rows = read(body, 'vote', 'names') as { remembered: Total; spelled: Total }[];
        const totals = [
          voters,
          ...rows.flatMap(({ remembered, spelled }) => [remembered.count, spelled.of, spelled.count]),
        ];
        expect(totals.every((total, at) => total >= (before[at] ?? 0))).toBe(true);
        expect(totals.every((total) => total <= voters)).toBe(true);
        expect(rows.every(({ spelled }) => spelled.count <= spelled.of)).toBe(true);
        expect(rows.reduce((sum, row) => sum + row.remembered.count, 0)).toBeLessThanOrEqual(2 * voters);
        before = totals;
      }),
      { numRuns: 12 },
    );
    await kit.close();
  });
});

interface Total {
  readonly count: number;
  readonly of: number;
}
