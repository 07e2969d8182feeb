import type { Report } from '@slipway/report';
import { expect, test } from 'vitest';
import { listWordable } from './prompt.ts';

const say = (id: string) => ({ id, text: `Said of ${id}.`, evidence: [] });

test('a model words claims, never what the sheet asks or what stands beside a control', () => {
  const report: Report = {
    toolId: 'score-your-idea',
    title: 'Seals',
    figures: {},
    sources: {},
    blocks: [
      {
        id: 'answer',
        kind: 'answer',
        tone: 'fair',
        word: 'Test first',
        verdict: say('verdict'),
        dials: [],
        reasons: [{ label: 'Speed', statement: say('reason') }],
        question: { question: say('ask'), field: 'buyer', options: [] },
      },
      { id: 'question', kind: 'question', question: say('other'), field: 'price', options: [] },
      { id: 'assumptions', kind: 'assumptions', rows: [] },
    ],
  };
  expect(listWordable(report).map(({ id }) => id)).toEqual(['verdict', 'reason']);
});
