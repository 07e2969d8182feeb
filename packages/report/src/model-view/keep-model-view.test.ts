import { expect, test } from 'vitest';
import type { Report } from '../report.ts';
import { keepModelView } from './keep-model-view.ts';
import { findModelView, withModelView } from './model-view.ts';

interface Sheet {
  readonly weeks?: number;
  readonly rate?: number;
  readonly verdict?: string;
  readonly customer?: string;
}
const figure = (id: string, value: number) => ({
  id,
  label: id,
  value,
  unit: 'count' as const,
  noun: id,
  provenance: { kind: 'assumed' as const, why: 'A test.' },
});

const sheet = ({ weeks = 3, rate = 5, verdict = 'Wait.', customer = 'shops' }: Sheet = {}): Report => ({
  toolId: 'turning',
  title: 'Turning',
  blocks: [
    {
      id: 'reading',
      kind: 'reading',
      slots: [
        {
          field: 'customer',
          label: 'Who pays',
          value: customer,
          standing: 'read',
          options: [],
          takesText: true,
        },
      ],
    },
    {
      id: 'headline',
      kind: 'headline',
      tone: 'plain',
      verdict: { id: 'verdict', text: verdict, evidence: [] },
      lede: [],
    },
  ],
  figures: { weeks: figure('weeks', weeks), rate: figure('rate', rate) },
  sources: {},
});

const said = (text: string, id = 'model:answer') => ({
  block: {
    id: 'model-view',
    kind: 'findings' as const,
    title: 'A model’s view, not checked',
    rows: [{ label: 'Its answer', statements: [{ id, text, evidence: [], by: 'model' as const }] as const }],
  },
  reads: [{ field: 'customer', option: { value: 'vets', label: 'vets (model)', by: 'model' as const } }],
});

test.each([
  ['nothing has changed', 'It takes {{f:weeks}}.', {}, true],
  ['a figure it does not name has changed', 'It takes {{f:weeks}}.', { rate: 9 }, true],
  ['a figure it names shows otherwise', 'It takes {{f:weeks}}.', { weeks: 4 }, false],
  ['it was understood otherwise', 'Ask them.', { customer: 'farms' }, false],
])('kept when %s: %s', (_, text, change, isKept) => {
  const stored = withModelView(sheet(), said(text));
  const after = sheet(change);
  expect(keepModelView(stored, after)).toEqual(isKept ? withModelView(after, said(text)) : after);
});

test.each([
  ['still there', {}, true],
  ['says something else', { verdict: 'Go.' }, false],
])('kept when a line it chose is %s', (_, change, isKept) => {
  const stored = withModelView(sheet(), said('Wait.', 'model:chosen:verdict'));
  expect(findModelView(keepModelView(stored, sheet(change))).block !== null).toBe(isKept);
});

test('a sheet that no model has seen is left alone', () => {
  const after = sheet();
  expect(keepModelView(sheet(), after)).toBe(after);
});
