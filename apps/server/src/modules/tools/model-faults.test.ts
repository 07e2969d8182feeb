import { errorMessage } from '@slipway/core';
import { checkReport, modelViewId, type Report } from '@slipway/report';
import { bareAround } from '@slipway/tools';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buy, openShop } from '../../../test/customers.ts';
import {
  deadlinesFor,
  type FakeModel,
  honestAnalyst,
  type ModelFault,
  modelFaults,
  startFakeModel,
} from '../../../test/fake-model.ts';
import { makeTestApp, type TestApp } from '../../../test/kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { start } from '../../../test/run-kit.ts';
import { makeModelGateway } from '../../ai/gateway.ts';
import { listBreaches } from '../../db/invariants.ts';
import { dayOf } from './around/day-of.ts';
import { makeToolbox } from './toolbox.ts';

const toolbox = makeToolbox();
const ids = toolbox.catalogue.map(({ id }) => id);
const modelSentences = (['model/unavailable', 'model/unusable', 'model/busy'] as const).map((code) =>
  errorMessage(code),
);

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());

function connect(fault: ModelFault | null = null) {
  const config = {
    provider: 'openai-compatible',
    name: 'fake',
    apiKey: null,
    baseUrl: fake.baseUrl,
  } as const;
  return makeModelGateway(config, deadlinesFor(fault));
}

/** The whole server with the real gateway, and a model on a real socket that misbehaves. */
async function open(fault: ModelFault | null = null) {
  const kit = await makeTestApp({ model: connect(fault), passwords: quickPasswords });
  return { kit, ...(await enter(kit, 'ada@example.com')) };
}

async function enter(kit: TestApp, email: string) {
  const person = await signUp(kit, email);
  const creditsOf = async () =>
    Reflect.get(Object((await person.request('GET', '/api/credits')).body), 'credits');
  const run = async (id: string) => {
    const tool = await toolbox.findTool(id);
    if (!tool) throw new Error(`${id} cannot be loaded.`);
    const body = { input: tool.engine.sample };
    return (await start(person, { path: `/api/tools/${id}/runs`, body })).body;
  };
  return { creditsOf, run };
}

const computed = new Map<string, Promise<unknown>>();

/** What the engine says without any model, through JSON, as it travels; computed once for each tool. */
function runAlone(id: string, kit: TestApp): Promise<unknown> {
  const known = computed.get(id) ?? compute(id, kit);
  computed.set(id, known);
  return known;
}

async function compute(id: string, { deps }: TestApp): Promise<unknown> {
  const tool = await toolbox.findTool(id);
  if (!tool) throw new Error(`${id} cannot be loaded.`);
  const { sample } = tool.engine;
  return JSON.parse(
    JSON.stringify(
      tool.engine.run(
        sample,
        await tool.gather(sample, bareAround(await deps.library(), dayOf(deps.clock()))),
      ),
    ),
  );
}

const reportIn = (body: unknown): Report => Reflect.get(Object(body), 'report');

/** A fault is met by the gateway, which knows no tool: those that read no text are run quickest. Every tool meets a lying and an honest model below. */
const quick = ['financial-metrics', 'retention-burn', 'health-score'];
test.each(modelFaults.map((fault, at) => [fault, quick[at % quick.length] ?? ''] as const))(
  'a model that fails, %s: %s keeps its computed report, gives the credits back and says so',
  async (fault, id) => {
    fake.behave(fault);
    const { kit, creditsOf, run } = await open(fault);
    const before = await creditsOf();
    const body = await run(id);
    expect(body).toMatchObject({ toolId: id, status: 'done', cost: 0, model: null });
    expect(modelSentences).toContain(Reflect.get(Object(Reflect.get(Object(body), 'error')), 'message'));
    expect(reportIn(body)).toEqual(await runAlone(id, kit));
    expect(await creditsOf()).toBe(before);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  },
);

// What it says is judged by the gateway, before any tool has it (model-lies.test.ts, add-model-view.test.ts).
test('a lying model: nothing it invents is shown, and the sheet is the engine’s', async () => {
  fake.behave(({ sheet, figures }) => {
    const [line = { id: 'none', text: '' }] = sheet;
    const [figure = ''] = Object.keys(figures);
    return [
      { id: 'answer', text: 'That is 137 % more than last year.' },
      { id: 'find:1', text: 'Nine thousand and twelve founders agree.' },
      { id: 'find:2', text: `According to Gartner, {{f:${figure}}} is low.` },
      { id: 'find:3', text: `It is worth {{f:${figure}}} million.` },
      { id: 'choose', text: 'made-up' },
      { id: 'reads:region', text: 'Atlantis' },
      { id: 'reads:customer', text: 'a dozen offices' },
      { id: line.id, text: 'Rewritten.' },
      { id: 'words:claim-0', text: 'Rewritten: loved by 900 happy offices.' },
    ];
  });
  // One person each: what nobody could use is given back so many times a day only.
  const { kit } = await open();
  for (const id of ['score-your-idea', 'competitor-matrix', 'landing-page-generator']) {
    const { run, creditsOf } = await enter(kit, `${id}@example.com`);
    const before = await creditsOf();
    const body = await run(id);
    expect(body, id).toMatchObject({ cost: 0, model: null, error: { code: 'model/unusable' } });
    expect(JSON.stringify(reportIn(body)), id).not.toMatch(/"by":"model"|Rewritten|Atlantis/);
    expect(await creditsOf(), id).toBe(before);
  }
  await kit.close();
});

test('one lie among honest parts is dropped and counted, and the rest stands', async () => {
  fake.behave((given) => [...honestAnalyst(given), { id: 'find:2', text: 'Half of them would pay.' }]);
  const { kit, run } = await open();
  const body = await run('score-your-idea');
  expect(body).toMatchObject({ cost: 1, model: { added: 3, refused: 1 } });
  expect(JSON.stringify(body)).not.toContain('Half of them');
  await kit.close();
});

test('an honest model adds to every sheet, changes no statement of it, is named, and is paid for', async () => {
  fake.behave(honestAnalyst);
  // One person each: a tool that reads the others' results would say more than it does alone.
  const { kit } = await open();
  for (const id of ids) {
    const { creditsOf, run } = await enter(kit, `${id}@example.com`);
    const before = Number(await creditsOf());
    const body = await run(id);
    expect(body, id).toMatchObject({
      status: 'done',
      cost: toolbox.catalogue.find((tool) => tool.id === id)?.cost,
      error: null,
      model: { provider: 'openai-compatible', added: 3, refused: 0 },
    });
    const report = reportIn(body);
    expect(checkReport(report), id).toEqual([]);
    const at = report.blocks.findIndex((block) => block.id === modelViewId);
    expect(['answer', 'headline'], id).toContain(report.blocks[at - 1]?.kind);
    expect({ ...report, blocks: report.blocks.toSpliced(at, 1) }, id).toEqual(await runAlone(id, kit));
    expect(await creditsOf(), id).toBe(before - Number(Reflect.get(Object(body), 'cost')));
  }
  await kit.close();
});

test.each([
  ['premium', true],
  ['not premium', false],
])('the deep pass, %s', async (_, isPremium) => {
  // It argues against itself whether or not it is asked to.
  fake.behave((given) => honestAnalyst({ ...given, isDeep: true }));
  const shop = await openShop({ model: connect() });
  const ada = await shop.customer();
  if (isPremium) await buy(shop, ada);
  const before = fake.asked.length;
  const body = { input: { idea: 'Recall letters for dental offices in Ohio that still keep a paper list.' } };
  const answer = await start(ada.client, { path: '/api/tools/score-your-idea/runs', body });
  const { blocks } = reportIn(answer.body);
  const block = blocks.find(({ id }) => id === modelViewId);
  const labels = block?.kind === 'findings' ? block.rows.map(({ label }) => label) : [];
  const deep = isPremium ? ['The case against', 'Its reply'] : [];
  expect(labels).toEqual(['Its answer', 'It would look at first', 'It adds', ...deep]);
  expect(fake.asked[before]?.includes('against')).toBe(isPremium);
  await shop.close();
});
