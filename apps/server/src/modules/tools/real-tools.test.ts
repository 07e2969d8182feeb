import { checkReport, type Report } from '@slipway/report';
import type { AnyEngine, Field } from '@slipway/tools';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileStrings } from '../../../test/arbitrary.ts';
import type { Answer } from '../../../test/client.ts';
import { describeEachEngine, describeOnSqlite } from '../../../test/engines.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { creditsOf, idIn, start } from '../../../test/run-kit.ts';
import { listBreaches } from '../../db/invariants.ts';
import { makeToolbox } from './toolbox.ts';

const toolbox = makeToolbox();
const ids = toolbox.catalogue.map(({ id }) => id);
const pathOf = (id: string) => `/api/tools/${id}/runs`;

async function getEngine(id: string): Promise<AnyEngine> {
  const tool = await toolbox.findTool(id);
  if (!tool) throw new Error(`${id} is in the catalogue and cannot be loaded.`);
  return tool.engine;
}

/** Values of the field's kind, and values that only nearly are. */
function anyValueOf(field: Field): fc.Arbitrary<unknown> {
  const text = fc.oneof(fc.constantFrom(...hostileStrings), fc.string({ maxLength: 200 }));
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(0, -1, 1e15, 1e300), text);
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return text;
    case 'number':
      return number;
    case 'choice':
      return fc.oneof(fc.constantFrom(...field.options.map(({ value }) => value)), text);
    case 'list':
      return fc.array(text, { maxLength: 6 });
    case 'table': {
      const month = fc.oneof(fc.constantFrom('2026-01', '2026-02', '2026-03', '1999-12'), text);
      const cells = field.columns.map(({ name, kind }) => [name, kind === 'month' ? month : number] as const);
      return fc.array(fc.record(Object.fromEntries(cells), { requiredKeys: [] }), { maxLength: 8 });
    }
    default:
      return fc.oneof(text, number, fc.array(text, { maxLength: 6 }));
  }
}

function expectNoFault(answer: Answer, what: string): void {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  expect(answer.text, what).not.toMatch(/\n? {2,}at |node_modules|\.ts:\d+|SQLITE|syntax error/);
}

test('there are tools', () => {
  expect(ids.length).toBeGreaterThan(0);
});

describeEachEngine('every tool there is', (open, engine, testOnce) => {
  // What a tool makes of its input is the same code on both engines, and so is what is stored of it but for facts, pictures and documents.
  const numRuns = engine === 'sqlite' ? 4 : 2;
  const tried = engine === 'sqlite' ? ids : ['score-your-idea', 'brand-analyzer', 'landing-page-generator'];

  test('runs its sample for its price: a sound report, the same for everybody, and free to change', async () => {
    const kit = await makeTestApp({ db: await open(), passwords: quickPasswords });
    expect((await kit.request('GET', '/api/tools')).body).toHaveLength(ids.length);
    for (const id of tried) {
      // One record each: a tool may read what the others left there.
      const ada = await signUp(kit, `${id}@example.com`);
      const { sample } = await getEngine(id);
      const { body } = await start(ada, { path: pathOf(id), body: { input: sample } });
      expect(body, id).toMatchObject({ toolId: id, status: 'done', input: sample });
      const report: Report = Reflect.get(Object(body), 'report');
      expect(checkReport(report), id).toEqual([]);
      const shown = await ada.request('GET', `/api/tools/${id}/sample`);
      expect(Reflect.get(Object(shown.body), 'report'), id).toEqual(report);
      const again = await ada.request('PATCH', `/api/runs/${idIn(body)}`, { assumptions: {} });
      expect(Reflect.get(Object(again.body), 'report'), id).toEqual(report);
      const cost = toolbox.catalogue.find((tool) => tool.id === id)?.cost ?? Number.NaN;
      expect(await creditsOf(ada), id).toBe(10 - cost);
    }
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });

  testOnce(
    'judges a second idea with nothing of the first, and keeps no fact that belongs to no idea',
    async () => {
      const kit = await makeTestApp({ db: await open(), passwords: quickPasswords });
      const ada = await signUp(kit, 'ada@example.com');
      await ada.request('POST', '/api/trial');
      const first =
        'Volunteer fire departments in Ohio keep training records on paper. Our app logs each drill.';
      const second =
        'Young renters in Lisbon kill their houseplants. A sensor in the pot texts them when to water.';
      const withIdea = { idea: first, customer: 'volunteer fire departments', region: 'US' };
      for (const id of ['score-your-idea', 'swot-generator', 'market-size-estimator']) {
        kit.clock.advance(60_000);
        expect(await start(ada, { path: pathOf(id), body: { input: withIdea } })).toMatchObject({
          status: 200,
        });
        kit.clock.advance(60_000);
        const run = await start(ada, { path: pathOf(id), body: { input: { idea: second } } });
        expect(run.body, id).toMatchObject({ status: 'done', input: { idea: second } });
        expect(run.text, id).not.toMatch(/volunteer|fire dep|ohio/i);
        expect((await ada.request('GET', '/api/record')).text, id).not.toMatch(/volunteer|"US"/);
      }
      const { text } = await ada.request('GET', '/api/record');
      // Nothing is judged, and nothing kept, without an idea.
      const bare = { customer: 'volunteer fire departments', price: 40 };
      const refused = await start(ada, { path: pathOf('market-size-estimator'), body: { input: bare } });
      expect(refused.status).toBe(400);
      expect((await ada.request('GET', '/api/record')).text).toBe(text);
      await kit.close();
    },
  );

  test('takes hostile input and assumptions without a fault', async () => {
    const kit = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(kit, 'ada@example.com');
    await ada.request('POST', '/api/trial');
    for (const id of tried) {
      const { fields, sample } = await getEngine(id);
      const arbitrary = fc.record(
        Object.fromEntries(fields.map((field) => [field.name, anyValueOf(field)])),
        {
          requiredKeys: [],
        },
      );
      await fc.assert(
        fc.asyncProperty(arbitrary, async (input) => {
          kit.clock.advance(60_000);
          expectNoFault(
            await start(ada, { path: pathOf(id), body: { input } }),
            JSON.stringify({ id, input }),
          );
        }),
        { numRuns },
      );
      const run = await start(ada, { path: pathOf(id), body: { input: sample } });
      const { blocks }: Report = Reflect.get(Object(run.body), 'report');
      const known = blocks.flatMap((block) => (block.kind === 'assumptions' ? block.rows : []));
      const value = fc.oneof(fc.double(), fc.constantFrom(0, -1, 1e15), fc.string({ maxLength: 60 }));
      const changes = fc.dictionary(fc.constantFrom(...known.map((row) => row.id), '__proto__', 'x'), value);
      await fc.assert(
        fc.asyncProperty(changes, async (assumptions) => {
          kit.clock.advance(60_000);
          const answer = await ada.request('PATCH', `/api/runs/${idIn(run.body)}`, { assumptions });
          expectNoFault(answer, JSON.stringify({ id, assumptions }));
        }),
        { numRuns },
      );
    }
    await kit.close();
  });
});

const dayMs = 24 * 60 * 60_000;

describeOnSqlite('Health Score', (open) => {
  test('reads the record and the latest results, leaves its score there, and says which way it goes', async () => {
    const kit = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(kit, 'ada@example.com');
    const { sample: input } = await getEngine('financial-metrics');
    await start(ada, { path: pathOf('financial-metrics'), body: { input } });
    kit.clock.advance(3 * dayMs);
    const check = async (input: Record<string, unknown>) => {
      const { body } = await start(ada, { path: pathOf('health-score'), body: { input } });
      return Object(body).report;
    };
    const first = await check({ company: 'Harbour Desk' });
    const fromMetrics = { provenance: { kind: 'measured', from: { tool: 'Financial Metrics' } } };
    for (const id of ['growth', 'retention', 'ltvCac', 'payback', 'burnMultiple'])
      expect(first.figures[id], id).toMatchObject(fromMetrics);
    // Cash and burn are in the record, so it is counted anew.
    expect(first.figures.runway).toMatchObject({ provenance: { kind: 'derived' } });
    const { body: record } = await ada.request('GET', '/api/record');
    expect(JSON.stringify(record)).toContain('healthScore');
    kit.clock.advance(3 * dayMs);
    const second = await check({ runwayMonths: 20 });
    expect(second.figures.change.value).toBeGreaterThan(0);
    expect(second.blocks.map(({ id }: { readonly id: string }) => id)).toEqual(
      expect.arrayContaining(['history', 'collect']),
    );
    await kit.close();
  });
});

describeOnSqlite('Brand Analyzer', (open) => {
  test('leaves the brand in the record for other tools, and no picture anywhere', async () => {
    const kit = await makeTestApp({ db: await open(), passwords: quickPasswords });
    const ada = await signUp(kit, 'ada@example.com');
    const { sample: input } = await getEngine('brand-analyzer');
    const picture = { ...Object(input.logo), data: 'data:image/png;base64,iVBORw0KGgo=' };
    const refused = await start(ada, { path: pathOf('brand-analyzer'), body: { input: { logo: picture } } });
    expect(refused.status).toBe(400);
    const { body } = await start(ada, { path: pathOf('brand-analyzer'), body: { input } });
    const { body: record } = await ada.request('GET', '/api/record');
    expect(Object(record).slots).toMatchObject({
      company: { value: 'Pawline' },
      colours: { value: input.colours },
      logo: { value: input.logo },
      brandScore: { provenance: { kind: 'result', figure: 'brand' } },
      brand: { value: expect.stringMatching(/^Background #ffffff, .*Primary #.*Grade \d+ at most/u) },
      brandKit: { value: { voice: { youFirst: true }, colours: expect.anything(), type: expect.anything() } },
    });
    const { body: documents } = await ada.request('GET', `/api/runs/${idIn(body)}/versions/1/documents`);
    expect(documents).toMatchObject([{ kind: 'brand', data: { name: 'Pawline' } }]);
    await kit.close();
  });
});
