import { errorMessage } from '@slipway/core';
import { listStatements, type Report } from '@slipway/report';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deadlinesFor,
  type FakeModel,
  type ModelFault,
  modelFaults,
  startFakeModel,
} from '../../../test/fake-model.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { start } from '../../../test/run-kit.ts';
import { makeModelGateway } from '../../ai/gateway.ts';
import { listBreaches } from '../../db/invariants.ts';
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

/** The whole server with the real gateway, and a model on a real socket that misbehaves. */
async function open(fault: ModelFault | null = null) {
  const model = makeModelGateway(
    { provider: 'openai-compatible', name: 'fake', apiKey: null, baseUrl: fake.baseUrl },
    deadlinesFor(fault),
  );
  const kit = await makeTestApp({ model, passwords: quickPasswords });
  const ada = await signUp(kit, 'ada@example.com');
  const creditsOf = async () =>
    Reflect.get(Object((await ada.request('GET', '/api/credits')).body), 'credits');
  const run = async (id: string) => {
    const tool = await toolbox.findTool(id);
    if (!tool) throw new Error(`${id} cannot be loaded.`);
    return (await start(ada, { path: `/api/tools/${id}/runs`, body: { input: tool.engine.sample } })).body;
  };
  return { kit, ada, creditsOf, run };
}

const reportIn = (body: unknown): Report => Reflect.get(Object(body), 'report');

describe.each(modelFaults)('a model that fails: %s', (fault) => {
  test('every tool keeps its computed report, gives the credits back and says so', async () => {
    fake.behave(fault);
    const { kit, creditsOf, run } = await open(fault);
    const before = await creditsOf();
    await Promise.all(
      ids.map(async (id) => {
        const body = await run(id);
        expect(body, id).toMatchObject({ toolId: id, status: 'done', cost: 0, model: null });
        expect(modelSentences, id).toContain(
          Reflect.get(Object(Reflect.get(Object(body), 'error')), 'message'),
        );
        const statements = listStatements(reportIn(body));
        expect(statements.length, id).toBeGreaterThan(5);
        expect(
          statements.filter(({ by }) => by === 'model'),
          id,
        ).toEqual([]);
      }),
    );
    expect(await creditsOf()).toBe(before);
    expect(await listBreaches(kit.deps.db)).toEqual([]);
    await kit.close();
  });
});

test('a lying model: nothing it invents is shown by any tool', async () => {
  fake.behave((statements) =>
    statements.map(({ id, text }, index) => ({
      id,
      text:
        [
          `${text} That is ${index + 137} % more than last year.`,
          text.replace(/\{\{f:[^}]*\}\}/u, '$4,711,000'),
          `${text} Nine thousand and twelve founders agree.`,
          `According to Gartner, ${text}`,
          text.replace(/^.*?(\{\{f:[^}]*\}\}).*(\{\{f:[^}]*\}\}).*$/u, '$2 of $1.'),
        ][index % 5] ?? text,
    })),
  );
  const { kit, run } = await open();
  for (const id of ids) {
    const report = reportIn(await run(id));
    expect(
      listStatements(report).filter(({ by }) => by === 'model'),
      id,
    ).toEqual([]);
  }
  await kit.close();
});

test('an honest model words what it may, is named, and is paid for', async () => {
  fake.behave((statements) => statements.map(({ id, text }) => ({ id, text: `Put simply: ${text}` })));
  const { kit, creditsOf, run } = await open();
  const before = Number(await creditsOf());
  for (const id of ids) {
    const body = await run(id);
    expect(body, id).toMatchObject({
      status: 'done',
      cost: 1,
      error: null,
      model: { provider: 'openai-compatible' },
    });
    expect(
      listStatements(reportIn(body)).some(({ by }) => by === 'model'),
      id,
    ).toBe(true);
  }
  expect(await creditsOf()).toBe(before - ids.length);
  await kit.close();
});
