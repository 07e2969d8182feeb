import type { ModelView } from '@slipway/report';
import { expect, it } from 'vitest';
import { tinyTool } from '../../../../test/tiny-tool.ts';
import { idle, nextRunState, type RunState } from './run-state.ts';

const report = tinyTool.run({ price: 1 }, null);
const begun = nextRunState(idle, { name: 'begin', id: null });
const shown = nextRunState(begun, { name: 'report', data: { report, basis: { a: 1 }, title: 'Doubled' } });

function reportOf(state: RunState) {
  if (state.phase !== 'underway' || !state.report) throw new Error('There is no report');
  return state.report;
}

it('puts the model’s view after the answer as it grows, and leaves the sheet alone', () => {
  const view = (...texts: readonly string[]): ModelView => ({
    block: {
      id: 'model-view',
      kind: 'findings',
      rows: texts.map((text) => ({
        label: text,
        statements: [{ id: text, text, evidence: [], by: 'model' }],
      })),
    },
    reads: [],
  });
  const first = nextRunState(shown, { name: 'words', data: view('Test it.') });
  const { blocks, figures } = reportOf(
    nextRunState(first, { name: 'words', data: view('Test it.', 'Ask.') }),
  );
  expect(blocks.filter(({ id }) => id !== 'model-view')).toEqual(report.blocks);
  expect(blocks[1]).toMatchObject({ rows: [{ label: 'Test it.' }, { label: 'Ask.' }] });
  expect(figures).toBe(report.figures);
});

it('keeps the computed sheet over a lost connection and says so', () => {
  const lost = nextRunState(shown, { name: 'lost' });
  expect(lost).toMatchObject({ isLost: true, report });
  expect(
    nextRunState(lost, { name: 'stage', data: { stage: 'asking', label: 'Asking the model' } }),
  ).toMatchObject({
    isLost: false,
    stages: ['Asking the model'],
  });
});

it('hears nothing of a run that is over', () => {
  const failed = nextRunState(shown, {
    name: 'error',
    data: {
      error: { code: 'tool/cancelled', message: 'You cancelled this run. Your credits were returned.' },
    },
  });
  expect(failed).toMatchObject({ phase: 'failed', error: { code: 'tool/cancelled' } });
  expect(nextRunState(failed, { name: 'lost' })).toBe(failed);
});

it('lays what is looked up after the report over it', () => {
  const [id, figure] = Object.entries(report.figures)[0] ?? [];
  if (!id || !figure) throw new Error('There is no figure');
  const patched = nextRunState(shown, {
    name: 'patch',
    data: { figures: { [id]: { ...figure, value: 9 } } },
  });
  expect(reportOf(patched).figures[id]?.value).toBe(9);
  expect(reportOf(patched).blocks).toEqual(report.blocks);
});
