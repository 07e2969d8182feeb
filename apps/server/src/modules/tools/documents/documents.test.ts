import type { Around } from '@slipway/tools';
import { expect, test } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { describeEachEngine } from '../../../../test/engines.ts';
import { expectError, signUp } from '../../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../../test/small-tool.ts';
import { listBreaches } from '../../../db/invariants.ts';

/** A slide that says what the idea is worth, and a page. */
const tools = makeSmallToolbox({
  documents: (_input, _basis, { figures }) => [
    { kind: 'deck', title: 'Slides', data: { slides: [figures.worth?.value] } },
    { kind: 'page', title: 'A page', data: { sections: [] } },
  ],
});
const read = (client: Client, id: string, version = 1) =>
  client.request('GET', `/api/runs/${id}/versions/${version}/documents`);
const named = [
  { kind: 'deck', title: 'Slides' },
  { kind: 'page', title: 'A page' },
];

describeEachEngine('documents of a run', (open, _engine, testOnce) => {
  testOnce('are named in the run and sent apart from it, each version with its own', async () => {
    const kit = await makeRunApp({ db: await open(), tools });
    const ada = await signUp(kit, 'ada@example.com');
    const { body, text } = await start(ada);
    const id = idIn(body);
    expect(body).toMatchObject({ documents: named });
    expect(text).not.toContain('slides');
    expect((await read(ada, id)).body).toEqual([
      { ...named[0], data: { slides: [72] } },
      { ...named[1], data: { sections: [] } },
    ]);
    const changed = await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate: 5 } });
    expect(changed.body).toMatchObject({ version: 2, documents: named });
    expect((await read(ada, id, 2)).body).toMatchObject([{ data: { slides: [120] } }, {}]);
    expect((await read(ada, id, 1)).body).toMatchObject([{ data: { slides: [72] } }, {}]);
    const eve = await signUp(kit, 'eve@example.com');
    expectError(await read(eve, id), 'run/not-found');
    for (const version of [0, 3, 1.5]) expectError(await read(ada, id, version), 'run/not-found');
    await kit.close();
  });

  testOnce('a deck is counted again with what the record says now; what has no deck is not', async () => {
    const seen: Around[] = [];
    const onGather = (around: Around) => void seen.push(around);
    const documents = () => [{ kind: 'deck', title: 'Slides', data: {} }] as const;
    // What was written into it goes along, with what is known now.
    const withDeck = makeSmallToolbox({
      onGather,
      documents,
      carries: ({ input: { assumptions } }, { input }) => ({
        ...input,
        customer: JSON.stringify(assumptions),
      }),
    });
    const kit = await makeRunApp({ db: await open(), tools: withDeck });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const { projectId } = Object((await ada.request('GET', `/api/runs/${id}`)).body);
    await ada.request('PATCH', `/api/projects/${projectId}/record/facts/mrr`, { value: 1000 });
    const kept = await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate: 5 } });
    expect(Object(kept.body).input).not.toHaveProperty('customer');
    const fresh = await ada.request('PATCH', `/api/runs/${id}`, { refresh: true });
    expect(fresh.body).toMatchObject({ version: 3, input: { customer: '{"rate":5}' } });
    expect(seen.at(-1)?.record).toMatchObject({ mrr: { value: 1000 } });
    await kit.close();
    const bare = await makeRunApp({ db: await open() });
    const eve = await signUp(bare, 'eve@example.com');
    const plain = idIn((await start(eve)).body);
    const refused = await eve.request('PATCH', `/api/runs/${plain}`, { refresh: true });
    expect(refused).toMatchObject({ status: 400, code: 'request/invalid' });
    await bare.close();
  });

  test('files are not among them, and only premium downloads them', async () => {
    const kit = [{ name: 'brand.css', type: 'text/css', text: ':root {}' }];
    const withFiles = makeSmallToolbox({
      documents: () => [
        { kind: 'brand', title: 'Pawline', data: {} },
        { kind: 'files', title: 'Brand kit', data: kit },
      ],
    });
    const app = await makeRunApp({ db: await open(), tools: withFiles });
    const ada = await signUp(app, 'ada@example.com');
    const { body } = await start(ada);
    const id = idIn(body);
    const files = (client: Client) => client.request('GET', `/api/runs/${id}/versions/1/files`);
    expect(body).toMatchObject({ documents: [{ kind: 'brand' }, { kind: 'files', title: 'Brand kit' }] });
    expect((await read(ada, id)).body).toEqual([{ kind: 'brand', title: 'Pawline', data: {} }]);
    expectError(await files(ada), 'premium/required');
    await ada.request('POST', '/api/trial', {});
    expect((await files(ada)).body).toEqual(kit);
    const eve = await signUp(app, 'eve@example.com');
    await eve.request('POST', '/api/trial', {});
    expectError(await files(eve), 'run/not-found');
    await app.close();
  });

  testOnce('go with pruned versions and with the run', async () => {
    const kit = await makeRunApp({ db: await open(), tools });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    for (let rate = 4; rate < 56; rate += 1)
      await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate } });
    const count = async () =>
      (await kit.deps.db.query.selectFrom('run_document').selectAll().execute()).length;
    expect(await count()).toBe(100);
    await ada.request('DELETE', `/api/runs/${id}`);
    expect(await count()).toBe(0);
    await kit.close();
  });

  testOnce('that are too large fail the run, which then costs nothing', async () => {
    const large = makeSmallToolbox({
      documents: () => [{ kind: 'deck', title: 'Slides', data: 'x'.repeat(300_000) }],
    });
    const kit = await makeRunApp({ db: await open(), tools: large });
    const ada = await signUp(kit, 'ada@example.com');
    expectError(await start(ada), 'tool/failed');
    expect(await creditsOf(ada)).toBe(10);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });
});
