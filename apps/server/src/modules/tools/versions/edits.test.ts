import { expect, test } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { describeEachEngine } from '../../../../test/engines.ts';
import { expectError, signUp } from '../../../../test/people.ts';
import { creditsOf, idIn, makeRunApp, start } from '../../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../../test/small-tool.ts';
import { listBreaches } from '../../../db/invariants.ts';

const edit = (client: Client, id: string, edits: Record<string, unknown>, more = {}) =>
  client.request('PATCH', `/api/runs/${id}`, { edits, ...more });
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_each, index) => ({ month: monthName(index), sum: index }));
const monthName = (index: number) =>
  `${1900 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

describeEachEngine('editing a field of a finished run', (open, _engine, testOnce) => {
  testOnce(
    'is a new version of the same run on the same basis, free, with a diff to the one before',
    async () => {
      let gathered = 0;
      const tools = makeSmallToolbox({
        onGather: () => {
          gathered += 1;
        },
        learns: ({ figures }) => [{ id: 'ideaScore', value: figures.worth?.value ?? 0, figure: 'worth' }],
      });
      const kit = await makeRunApp({ db: await open(), tools });
      const ada = await signUp(kit, 'ada@example.com');
      const id = idIn((await start(ada)).body);
      kit.clock.advance(1000);
      expect((await edit(ada, id, { rows: rowsOf(2) }, { assumptions: { rate: 5 } })).body).toMatchObject({
        id,
        version: 2,
        cost: 1,
        input: { idea: 'Gap filling for dentists', rows: rowsOf(2), assumptions: { rate: 5 } },
        result: { headline: 'It is worth 122.' },
      });
      // The same again is no version; assumptions that are not named stay.
      expect((await edit(ada, id, { rows: rowsOf(2) })).body).toMatchObject({ version: 2 });
      expect((await edit(ada, id, { rows: null })).body).toMatchObject({
        version: 3,
        result: { headline: 'It is worth 120.' },
      });
      expect((await ada.request('GET', `/api/runs/${id}/versions/2`)).body).toMatchObject({
        input: { rows: rowsOf(2) },
      });
      expect(gathered).toBe(1);
      expect(await creditsOf(ada)).toBe(9);
      // What was edited is the founder's word, and its result a finding.
      expect((await ada.request('GET', '/api/record')).body).toMatchObject({
        slots: { rows: { value: rowsOf(2) }, ideaScore: { value: 120, provenance: { runId: id } } },
      });
      expect(await listBreaches(kit.deps.db)).toEqual([]);
      await kit.close();
    },
  );

  testOnce('takes a table as large as a run does', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const rows = rowsOf(3000);
    expect(JSON.stringify(rows).length).toBeGreaterThan(64 * 1024);
    expect((await edit(ada, id, { rows })).body).toMatchObject({ version: 2 });
    await kit.close();
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['the idea', { idea: 'A whole other idea' }, 'This cannot be edited in a result'],
    ['a field the tool does not let edit', { customer: 'vets' }, 'This cannot be edited in a result'],
    ['no field at all', { constructor: 1 }, 'This cannot be edited in a result'],
    ['both at once', { rows: [], channel: 'fairs' }, 'This cannot be edited in a result'],
    ['what the field refuses', { rows: 'a table' }, 'Months must be a table.'],
  ])('%s is refused, whatever the browser says', async (_, edits, message) => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    const refused = await edit(ada, id, edits, { cost: 0, editable: true });
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.message).toContain(message);
    expect((await ada.request('GET', `/api/runs/${id}`)).body).toMatchObject({ version: 1 });
    await kit.close();
  });

  testOnce('nobody edits another’s run, nor one that only asked back', async () => {
    const kit = await makeRunApp({ db: await open() });
    const ada = await signUp(kit, 'ada@example.com');
    const eve = await signUp(kit, 'eve@example.com');
    const id = idIn((await start(ada)).body);
    expectError(await edit(eve, id, { rows: rowsOf(1) }), 'run/not-found');
    const asked = idIn((await start(ada, { body: { input: { idea: 'asdf' } } })).body);
    expect(await edit(ada, asked, { rows: rowsOf(1) })).toMatchObject({ status: 400 });
    await kit.close();
  });
});
