import type { Finding, Findings } from '@slipway/analyst';
import { expect, it } from 'vitest';
import { createPicker } from './pick-findings.ts';

const finding = (kind: Finding['kind'], label: string, text: string): Finding => ({
  kind,
  label,
  likely: 1,
  statement: { id: text, text, evidence: [] },
});
const findings = {
  failed: [finding('failed', 'Failed before', 'a'), finding('failed', 'Failed before', 'b')],
  ended: [finding('ended', 'Failed before', 'c')],
  slow: [finding('slow', 'Slow sale', 'd')],
} as unknown as Findings;
const textsOf = (rows: ReturnType<ReturnType<typeof createPicker>['rows']>) =>
  rows.map(({ label, statements }) => [label, ...statements.map(({ text }) => text)]);

it('puts what has one label into one row', () => {
  const picker = createPicker(findings, []);
  expect(
    textsOf(
      picker.rows([
        ['failed', 1],
        ['slow', 1],
        ['ended', 1],
      ]),
    ),
  ).toEqual([
    ['Failed before', 'a', 'c'],
    ['Slow sale', 'd'],
  ]);
});

it('says nothing twice', () => {
  const picker = createPicker(findings, findings.failed.slice(0, 1));
  expect(textsOf(picker.rows([['failed', 1]]))).toEqual([['Failed before', 'b']]);
  expect(
    textsOf(
      picker.rows([
        ['failed', 2],
        ['slow', 1],
      ]),
    ),
  ).toEqual([['Slow sale', 'd']]);
});

it('leaves out the note that is the next step', () => {
  const works = { ...finding('works', 'Where it works', 'e'), move: 'Leave a card with ten vets.' };
  const all = { ...findings, works: [works] } as unknown as Findings;
  expect(textsOf(createPicker(all, []).rows([['works', 1]]))).toEqual([
    ['Where it works', 'e Leave a card with ten vets.'],
  ]);
  expect(createPicker(all, [], 'Leave a card with ten vets.').rows([['works', 1]])).toEqual([]);
});
