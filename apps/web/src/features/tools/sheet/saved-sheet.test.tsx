// @vitest-environment happy-dom

import { fillText } from '@slipway/report';
import type { AnyEngine } from '@slipway/tools';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../../../test/answers.ts';
import { clean, draw, press, typeInto } from '../../../../test/render.tsx';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import { waitFor } from '../../../../test/wait-for.ts';
import { WorkerStandIn } from '../../../../test/worker-stand-in.ts';
import type { Run } from '../../../api/tools.ts';
import { makeQueryClient } from '../../../lib/query-client.ts';
import { hasReport, SavedSheet } from './saved-sheet.tsx';
import type { SheetProps } from './sheet-slot.ts';

let sheet: SheetProps;
let engine: AnyEngine;
let stored: Run;
const rerun: [string, string][] = [];
let edits: Readonly<Record<string, unknown>> | null;
const reverted: true[] = [];
let shownVersions: (number | null)[];
let downloads: (() => void)[] = [];

function makeRun(version: number, assumptions: Record<string, number>): Run {
  const input = { price: 10, ...(Object.keys(assumptions).length > 0 ? { assumptions } : {}) };
  return {
    id: 'r1',
    toolId: 'tiny-tool',
    status: 'done',
    cost: 1,
    createdAt: '2026-10-01T00:00:00.000Z',
    finishedAt: '2026-10-01T00:00:01.000Z',
    projectId: null,
    title: 'My sums',
    note: null,
    input,
    basis: null,
    result: null,
    report: tinyTool.run(input, null),
    engine: 'slipway 0.4.0',
    toolVersion: 1,
    documents: [],
    patch: null,
    model: null,
    error: null,
    freeReruns: 0,
    version,
    versions: [{ version, createdAt: '2026-10-01T00:00:00.000Z', note: null, assumptions }],
  };
}

beforeEach(() => {
  engine = tinyTool;
  edits = null;
  stored = makeRun(1, {});
  shownVersions = [];
  downloads = [];
});
afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

function Stage({ run }: { readonly run: Run }) {
  if (!hasReport(run)) return null;
  return (
    <SavedSheet
      engine={engine}
      uid="u1"
      run={run}
      drawSheet={(props) => {
        sheet = props;
        const [headline] = props.report.blocks;
        return (
          <p data-sheet>
            {headline?.kind === 'headline' ? fillText(headline.verdict.text, props.report.figures) : ''}
          </p>
        );
      }}
      edits={edits}
      onRevert={() => reverted.push(true)}
      price="1 credit"
      onRerun={(field, answer) => rerun.push([field, answer])}
      onVersion={(version) => shownVersions.push(version)}
      onEdit={() => undefined}
      onDeleted={() => undefined}
      onDownload={(work) => downloads.push(work)}
      drawExport={({ of }) => <span>Export {of.id}</span>}
      drawShare={({ of }) => <span>Share {of.id}</span>}
    />
  );
}

const show = () =>
  draw(
    <QueryClientProvider client={makeQueryClient()}>
      <Stage run={stored} />
    </QueryClientProvider>,
  );
const answer = () => document.querySelector('[data-sheet]')?.textContent;
const assume = (id: string, value: number | null) => act(async () => sheet.onAssume?.(id, value));
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === label);

it('offers files only where the result has some, and asks before it fetches them', async () => {
  const text = ':root {}';
  const asked = answerWith({
    'GET /api/runs/r1/versions/1/files': () => ({ body: [{ name: 'brand.css', type: 'text/css', text }] }),
  });
  const place = await show();
  expect(place.textContent).not.toContain('Download');
  await clean();
  stored = { ...stored, documents: [{ kind: 'files', title: 'Brand kit' }] };
  await show();
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await act(async () => button('Download brand kit')?.click());
  expect([downloads.length, asked.length, saved.length]).toEqual([1, 0, 0]);
  await act(async () => downloads[0]?.());
  expect(asked).toHaveLength(1);
  expect(saved).toEqual(['brand.css']);
});

it('recomputes the whole sheet in the browser, says what moved, and puts it back', async () => {
  const asked = answerWith({});
  const place = await show();
  expect(answer()).toBe('It doubles to 20.');
  await assume('factor', 3);
  expect(answer()).toBe('It doubles to 30.');
  expect(place.textContent).toContain(
    'Changed from the saved version: 1 figure moved, and so did the answer.',
  );
  await press(button('See what changed'));
  expect([...place.querySelectorAll('tbody td')].map((cell) => cell.textContent)).toEqual(['20', '30']);
  await press(button('Undo'));
  expect(answer()).toBe('It doubles to 20.');
  expect(place.textContent).not.toContain('Changed from');
  expect(asked).toEqual([]);
});

it('takes a default back when nothing else is changed', async () => {
  stored = makeRun(2, { factor: 5 });
  const place = await show();
  expect(answer()).toBe('It doubles to 50.');
  await assume('factor', null);
  expect(answer()).toBe('It doubles to 20.');
  await assume('factor', 5);
  expect(place.textContent).not.toContain('Changed from');
});

it('computes with an older run as the tool brings it along', async () => {
  const migrate = { 1: () => ({ input: { price: 11 }, basis: null }) };
  engine = { ...tinyTool, meta: { ...tinyTool.meta, version: 2 }, migrate };
  const place = await show();
  expect(answer()).toBe('It doubles to 20.');
  await assume('factor', 3);
  expect(answer()).toBe('It doubles to 33.');
  expect(place.textContent).not.toContain('older version');
});

it('says why a run that nobody can bring along takes no what-if, and offers to count it anew', async () => {
  const asked = answerWith({ 'PATCH /api/runs/r1': () => ({ body: stored }) });
  engine = { ...tinyTool, meta: { ...tinyTool.meta, version: 2 } };
  const place = await show();
  expect(place.textContent).toContain('This result comes from an older version of the tool');
  expect(sheet.onAssume).toBeUndefined();
  await press(button('Count anew · free'));
  expect(asked).toMatchObject([{ method: 'PATCH', body: { assumptions: {} } }]);
});

it.each([{}, { heavy: true as const }])(
  'says why a change cannot be counted, and offers to take it back or to count anew (%o)',
  async (more) => {
    const asked = answerWith({ 'PATCH /api/runs/r1': () => ({ body: stored }) });
    vi.stubGlobal('Worker', WorkerStandIn);
    WorkerStandIn.isFree = Promise.resolve();
    const run = () => {
      throw new TypeError('Cannot read properties of undefined');
    };
    // The worker knows no tool of this name.
    engine = { ...tinyTool, ...more, meta: { ...tinyTool.meta, id: 'score-your-idea' }, run };
    const place = await show();
    await assume('factor', 3);
    await waitFor(() => expect(place.textContent).toContain('no longer fits the tool'));
    expect(answer()).toBe('It doubles to 20.');
    expect(place.textContent).not.toContain('Changed from');
    await press(button('Count anew · free'));
    expect(asked).toMatchObject([{ method: 'PATCH', body: { assumptions: { factor: 3 } } }]);
    await press(button('Undo'));
    expect(place.textContent).not.toContain('no longer fits the tool');
  },
);

it('lays what was looked up over every what-if', async () => {
  const [double] = Object.values(stored.report?.figures ?? {});
  if (!double) throw new Error('There is no figure');
  stored = { ...stored, patch: { figures: { double: { ...double, value: 11 } } } };
  await show();
  await assume('factor', 3);
  expect(answer()).toBe('It doubles to 11.');
});

it('computes with an edited field, keeps it at no cost, and puts it back in the brief', async () => {
  const asked = answerWith({ 'PATCH /api/runs/r1': () => ({ body: stored }) });
  edits = { price: 12, share: null };
  await show();
  expect(answer()).toBe('It doubles to 24.');
  await press(button('Undo'));
  expect(reverted).toEqual([true]);
  await press(button('Save as version · free'));
  expect(asked).toMatchObject([{ method: 'PATCH', body: { edits: { price: 12, share: null } } }]);
});

it('leaves a heavy engine to a worker, and shows the sheet as it was until then', async () => {
  vi.stubGlobal('Worker', WorkerStandIn);
  const run = () => {
    throw new Error('The page must not count this');
  };
  engine = { ...tinyTool, heavy: true, run };
  const { promise, resolve } = Promise.withResolvers<void>();
  WorkerStandIn.isFree = promise;
  await show();
  await assume('factor', 3);
  expect(answer()).toBe('It doubles to 20.');
  resolve();
  await vi.waitFor(() => expect(answer()).toBe('It doubles to 30.'), { timeout: 10_000 });
});

it("sends an answer to the sheet's own question to the server, which knows more", async () => {
  const asked = answerWith({ 'PATCH /api/runs/r1': () => ({ body: stored }) });
  await show();
  await act(async () => sheet.onAnswer?.('vertical', 'law'));
  expect(asked).toMatchObject([{ method: 'PATCH', body: { answers: { vertical: 'law' } } }]);
});

it('runs the tool again with an answer to a sheet that only asks back, and says before what that costs', async () => {
  const asked = answerWith({});
  stored = { ...stored, cost: 0, report: { ...tinyTool.run({ price: 10 }, null), asksBack: true } };
  const place = await show();
  expect(place.textContent).toContain(
    'No credit used. Your answer runs it again: 1 credit, and only if there is a result.',
  );
  await act(async () => sheet.onAnswer?.('idea', 'for law firms'));
  expect(rerun).toEqual([['idea', 'for law firms']]);
  expect(asked).toEqual([]);
});

it('says nothing of a version where none was made', async () => {
  answerWith({ 'PATCH /api/runs/r1': () => ({ body: { ...stored, note: 'Read it' } }) });
  const place = await show();
  await press(button('Add a note'));
  await typeInto(place.querySelector('textarea'), 'Read it');
  await act(async () => place.querySelector('form')?.requestSubmit());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.body.textContent).not.toContain('is saved');
});

// The last one here: what it says stands outside of what `clean` takes away.
it('saves all that differs from the defaults as a version, says so, and leads back to the one before', async () => {
  stored = makeRun(2, { other: 1 });
  const asked = answerWith({ 'PATCH /api/runs/r1': () => ({ body: makeRun(3, { other: 1, factor: 3 }) }) });
  await show();
  await assume('factor', 3);
  await press(button('Save as version · free'));
  expect(asked).toMatchObject([{ method: 'PATCH', body: { assumptions: { other: 1, factor: 3 } } }]);
  const said = () => [...document.querySelectorAll('li')].find((one) => /is saved/.test(one.textContent));
  await waitFor(() => expect(said()?.textContent).toContain('Version 3 is saved'));
  await press(
    [...(said()?.querySelectorAll('button') ?? [])].find((one) => /Show version 2/.test(one.textContent)),
  );
  expect(shownVersions).toEqual([null, 2]);
});
