import { listRewordings, type Report, withModelView } from '@slipway/report';
import { applyRewordings, applyToPair, readDrafts } from '@slipway/tools/landing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deadlinesFor, type FakeModel, type ModelFault, startFakeModel } from '../../../test/fake-model.ts';
import { makeTestApp } from '../../../test/kit.ts';
import { quickPasswords, signUp } from '../../../test/people.ts';
import { makeModelGateway } from '../../ai/gateway.ts';
import type { RunMessage } from './live-run.ts';
import { runTool } from './run-tool.ts';
import { makeToolbox } from './toolbox.ts';

let fake: FakeModel;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake.close());

/** All that a run sends, with a model on a real socket; and the page as it is after each message with words. */
async function write(fault: ModelFault | null = null, toolId = 'landing-page-generator') {
  const model = makeModelGateway(
    { provider: 'openai-compatible', name: 'fake', apiKey: null, baseUrl: fake.baseUrl },
    deadlinesFor(fault),
  );
  const kit = await makeTestApp({ model, passwords: quickPasswords });
  const ada = await signUp(kit, 'ada@example.com');
  const { uid } = Object((await ada.request('GET', '/api/me')).body);
  const engine = (await makeToolbox().findTool(toolId))?.engine;
  if (!engine) throw new Error('There is no generator.');
  const input = engine.sample;
  const followed = await runTool(kit.deps, { person: { uid }, toolId, input, idempotencyKey: 'k' });
  const heard: RunMessage[] = [];
  followed.live?.listen((message) => heard.push(message));
  const end = await followed.live?.ended;
  await kit.close();
  const first = heard.find((message) => message.event === 'report')?.data;
  if (!first || end?.event !== 'result' || end.data.report === null) throw new Error('There is no page.');
  const [draft, other] = readDrafts(engine.documents?.(input, first.basis, first.report) ?? []);
  if (!draft) throw new Error('There is no draft.');
  const pageWith = (report: Report) => applyRewordings(draft, input, listRewordings(report)).content;
  return {
    builtIn: draft.content,
    steps: heard.flatMap((message) =>
      message.event === 'words' ? [pageWith(withModelView(first.report, message.data))] : [],
    ),
    last: pageWith(end.data.report),
    pair: other ? applyToPair([draft, other], input, listRewordings(end.data.report)) : null,
  };
}

type Content = Awaited<ReturnType<typeof write>>['builtIn'];
const changed = (page: Content, from: Content) =>
  (Object.keys(from) as (keyof Content)[]).filter(
    (kind) => JSON.stringify(page[kind]) !== JSON.stringify(from[kind]),
  );

/** The same line without its last word: nothing that was not there. */
const shorter = (text: string) => text.replace(/^“|”$/gu, '').replace(/\s\S+$/u, '.');

test('a model’s words come section by section, and the page grows by them before the run ends', async () => {
  fake.behave(({ sheet }) =>
    sheet
      .filter(({ id, text }) => /^claim-\d+$/u.test(id) && !/\d/u.test(text))
      .map(({ id, text }) => ({ id: `words:${id}`, text: shorter(text) })),
  );
  const { builtIn, steps, last } = await write();
  const counts = steps.map((page) => changed(page, builtIn).length);
  expect(counts[0]).toBe(1);
  expect(counts).toEqual(counts.toSorted((a, z) => a - z));
  expect(counts.at(-1)).toBeGreaterThan(2);
  // Each message touches one section and leaves the others as they were.
  for (const [at, page] of steps.entries())
    expect(changed(page, steps[at - 1] ?? builtIn).length).toBeLessThanOrEqual(1);
  expect(last).toEqual(steps.at(-1));
});

test('of a pair, what both pages share is worded on both', async () => {
  fake.behave(({ sheet }) =>
    sheet
      .filter(({ id, text }) => /^claim-\d+$/u.test(id) && !/\d/u.test(text))
      .map(({ id, text }) => ({ id: `words:${id}`, text: shorter(text) })),
  );
  const { builtIn, pair } = await write(null, 'new-landing-generator');
  const [a, b] = pair ?? [];
  if (!a || !b) throw new Error('There are no two pages.');
  expect(changed(a.content, builtIn).length).toBeGreaterThan(0);
  expect(changed(a.content, b.content)).toEqual(['hero']);
});

test('a section that says a number, a name or a quote of its own keeps the built-in text', async () => {
  fake.behave(({ sheet }) => {
    const lines = sheet.filter(({ id, text }) => /^claim-\d+$/u.test(id) && !/\d/u.test(text));
    const lies = [
      'It saves 9 hours.',
      'Loved by Contoso.',
      '“We love it” they say.',
      'Trusted by thousands.',
    ];
    return lines.map(({ id, text }, at) => ({ id: `words:${id}`, text: lies[at] ?? shorter(text) }));
  });
  const { builtIn, last } = await write();
  expect(JSON.stringify(last)).not.toMatch(/9 hours|Contoso|We love it|thousands/u);
  expect(changed(last, builtIn).length).toBeGreaterThan(0);
});

test.each<ModelFault>(['cuts the stream off', 'hangs in the stream'])(
  'with a model that %s the built-in text is the page',
  async (fault) => {
    fake.behave(fault);
    const { builtIn, last } = await write(fault);
    expect(last).toEqual(builtIn);
  },
);
