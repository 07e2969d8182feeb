import { expect, test } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { describeOnSqlite } from '../../../../test/engines.ts';
import { signUp } from '../../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../../test/run-kit.ts';
import { makeSmallToolbox } from '../../../../test/small-tool.ts';

/** The small tool's worth, taken for a score. */
const tools = makeSmallToolbox({
  learns: ({ figures }) => [{ id: 'ideaScore', value: figures.worth?.value ?? 0, figure: 'worth' }],
});
const slots = async (client: Client) =>
  Reflect.get(Object((await client.request('GET', '/api/record')).body), 'slots');
const undo = (client: Client, id = 'ideaScore') => client.request('DELETE', `/api/record/facts/${id}`);

describeOnSqlite('facts that results write', (open) => {
  test('are kept with where they came from, follow the newest run, and are taken back one by one', async () => {
    const kit = await makeRunApp({ db: await open(), tools });
    const ada = await signUp(kit, 'ada@example.com');
    const input = { idea: 'Gap filling for dentists' };
    const first = idIn((await start(ada, { body: { input } })).body);
    expect(await slots(ada)).toMatchObject({
      idea: { value: input.idea, provenance: { kind: 'entered' } },
      ideaScore: {
        value: 72,
        toolId: 'swot-generator',
        provenance: { kind: 'result', runId: first, figure: 'worth' },
      },
    });
    kit.clock.advance(1000);
    const assumptions = { rate: 5 };
    const second = idIn((await start(ada, { body: { input: { ...input, assumptions } } })).body);
    expect((await slots(ada)).ideaScore).toMatchObject({ value: 120, provenance: { runId: second } });
    expect((await slots(ada)).ideaScore).not.toHaveProperty('before');
    expect(await undo(ada)).toMatchObject({ status: 200, body: { slots: { ideaScore: { value: 72 } } } });
    await undo(ada);
    expect(await slots(ada)).not.toHaveProperty('ideaScore');
    for (const id of ['ideaScore', 'idea', 'constructor', '%00', '__proto__'])
      expect(await undo(ada, id), id).toMatchObject({ status: 200, body: { slots: { idea: {} } } });
    await kit.close();
  });

  test('are gone with their run, and are nobody else’s', async () => {
    const kit = await makeRunApp({ db: await open(), tools });
    const ada = await signUp(kit, 'ada@example.com');
    const eve = await signUp(kit, 'eve@example.com');
    const id = idIn((await start(ada)).body);
    expect(await undo(eve)).toMatchObject({ status: 200, body: { slots: {} } });
    expect((await slots(ada)).ideaScore).toMatchObject({ value: 72 });
    await ada.request('DELETE', `/api/runs/${id}`);
    expect(await slots(ada)).toEqual({});
    await kit.close();
  });

  test('a what-if is no finding: it leaves the record as it was', async () => {
    const kit = await makeRunApp({ db: await open(), tools });
    const ada = await signUp(kit, 'ada@example.com');
    const id = idIn((await start(ada)).body);
    await ada.request('PATCH', `/api/runs/${id}`, { assumptions: { rate: 9 } });
    expect((await slots(ada)).ideaScore).toMatchObject({ value: 72 });
    await kit.close();
  });
});
