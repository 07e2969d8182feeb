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

it('replaces words in place and leaves the figures alone', () => {
  const statement = { id: 'verdict', text: 'Twice: {{f:double}}.', evidence: [] };
  const worded = reportOf(nextRunState(shown, { name: 'words', data: { statements: [statement] } }));
  expect(worded.blocks[0]).toMatchObject({ verdict: { text: 'Twice: {{f:double}}.', by: 'model' } });
  expect(worded.figures).toBe(report.figures);
});

it('keeps the computed sheet over a lost connection and says so', () => {
  const lost = nextRunState(shown, { name: 'lost' });
  expect(lost).toMatchObject({ isLost: true, report });
  expect(
    nextRunState(lost, { name: 'stage', data: { stage: 'wording', label: 'Wording it' } }),
  ).toMatchObject({
    isLost: false,
    stages: ['Wording it'],
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
