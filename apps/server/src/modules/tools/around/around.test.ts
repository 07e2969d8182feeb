import type { Around, Library } from '@slipway/tools';
import { expect, test } from 'vitest';
import type { Client } from '../../../../test/client.ts';
import { describeOnSqlite } from '../../../../test/engines.ts';
import { signUp } from '../../../../test/people.ts';
import { idIn, makeRunApp, start } from '../../../../test/run-kit.ts';
import { emptyLibrary, makeSmallToolbox } from '../../../../test/small-tool.ts';

const adas = { idea: 'Gap filling for dentists', customer: 'dental offices' };
const dentistry = { article: 'Dentistry', from: '2026-01-01', to: '2026-01-31' };
const eves = { idea: 'Secret sauce for burger stands', customer: 'burger stands' };
const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

type IdeaAnswers = Parameters<Library['analyst']['study']>[0];
/** Reads nothing: it shows what it was asked with. */
const asked: IdeaAnswers[] = [];
const echo = async () => {
  const library = await emptyLibrary();
  const study = (answers: IdeaAnswers) => {
    asked.push(answers);
    return { profile: { name: answers.idea } } as ReturnType<Library['analyst']['study']>;
  };
  return { ...library, analyst: { ...library.analyst, study } };
};

async function makeWatched(db: Parameters<typeof makeRunApp>[0]['db']) {
  const seen: Around[] = [];
  const tools = makeSmallToolbox({ onGather: (around) => seen.push(around) });
  const kit = await makeRunApp({ ...(db ? { db } : {}), tools, library: echo });
  const run = async (client: Client, input: Record<string, unknown>) => {
    const { body } = await start(client, { body: { input } });
    return { id: idIn(body), around: seen.at(-1) };
  };
  return { kit, seen, run };
}

/** Without what is the same for everybody. */
const own = ({ record, results, asOf }: Around) => JSON.stringify({ record, results, asOf });

describeOnSqlite('what a gatherer sees', (open) => {
  test('the record, the latest result of each tool and the day of the run; offline says so', async () => {
    const { kit, run } = await makeWatched(await open());
    const ada = await signUp(kit, 'ada@example.com');
    const first = await run(ada, adas);
    expect(first.around).toMatchObject({ record: {}, results: [], asOf: day(kit.deps.clock()) });
    expect(await first.around?.evidence.look('wikipedia-page-views', dentistry)).toEqual({
      kind: 'offline',
      says: 'Slipway is offline, so nothing was looked up.',
    });
    kit.clock.advance(3 * 24 * 60 * 60_000);
    await ada.request('PATCH', `/api/runs/${first.id}`, { assumptions: { rate: 5 } });
    const second = await run(ada, adas);
    expect(second.around).toMatchObject({
      record: { idea: { value: adas.idea }, customer: { value: adas.customer } },
      results: [
        {
          toolId: 'swot-generator',
          toolVersion: 1,
          runId: first.id,
          // The newest version, of the day the run was made.
          figures: { worth: { label: 'Worth', value: 120, unit: 'points' } },
        },
      ],
      asOf: day(kit.deps.clock()),
    });
    expect(second.around?.results[0]?.date).toBe(first.around?.asOf);
    // Studied once, when it is asked for: what the founder said outweighs what is read from the text.
    asked.length = 0;
    expect(second.around?.profile).toMatchObject({ name: adas.idea });
    expect(second.around?.profile).toBe(second.around?.profile);
    expect(asked).toEqual([expect.objectContaining(adas)]);
    await kit.close();
  });

  test('nothing that was said or found about another idea', async () => {
    const { kit, run } = await makeWatched(await open());
    const ada = await signUp(kit, 'ada@example.com');
    await run(ada, adas);
    const { around } = await run(ada, { idea: eves.idea });
    expect(around).toMatchObject({ record: {}, results: [] });
    await kit.close();
  });

  test('no result that only asks back, and never the run itself', async () => {
    const { kit, seen, run } = await makeWatched(await open());
    const ada = await signUp(kit, 'ada@example.com');
    await run(ada, { idea: 'asdf' });
    const { id, around } = await run(ada, { idea: 'asdf' });
    expect(around?.results).toEqual([]);
    const paid = await run(ada, { idea: 'Read me to the end' });
    kit.clock.advance(2 * 24 * 60 * 60_000);
    await ada.request('PATCH', `/api/runs/${paid.id}`, { answers: { channel: 'fairs' } });
    // Looked up again for an answer: still of the day of the run.
    expect(seen.at(-1)).toMatchObject({ results: [], asOf: paid.around?.asOf });
    expect(id).not.toBe(paid.id);
    await kit.close();
  });

  test('nothing of another person, whatever both have run', async () => {
    const { kit, seen, run } = await makeWatched(await open());
    const [ada, eve] = [await signUp(kit, 'ada@example.com'), await signUp(kit, 'eve@example.com')];
    const evesRuns = [(await run(eve, eves)).id, (await run(eve, eves)).id];
    const from = seen.length;
    const { id } = await run(ada, adas);
    await run(ada, { ...adas, channel: 'fairs' });
    // The very words of the other make no difference.
    await run(ada, eves);
    await ada.request('PATCH', `/api/runs/${id}`, { answers: { customer: 'dentists' } });
    const mine = seen.slice(from);
    expect(mine.length).toBeGreaterThanOrEqual(3);
    for (const around of mine) {
      for (const evesRun of evesRuns) expect(own(around)).not.toContain(evesRun);
      expect(own(around)).not.toContain('burger');
    }
    await kit.request('GET', '/api/tools/swot-generator/sample');
    expect(seen.at(-1)).toMatchObject({ record: {}, results: [] });
    await kit.close();
  });
});
