import type { Figure } from '@slipway/core';
import { expect, it } from 'vitest';
import { showFigure } from './number-draft.ts';

const computed = { kind: 'derived', formula: 'a / b', inputs: [] } as const;
const own = { kind: 'measured', field: 'a' } as const;

it.each<[string, Pick<Figure, 'value' | 'unit' | 'provenance'>]>([
  ['72', { value: 0.72003579, unit: 'share', provenance: computed }],
  ['1.29', { value: 1.286366, unit: 'ratio', provenance: computed }],
  ['7.96', { value: 7.96, unit: 'months', provenance: computed }],
  ['-5.04', { value: -0.050432, unit: 'share/month', provenance: computed }],
  ['1,335', { value: 1335.27, unit: 'count', provenance: computed }],
  ['0', { value: 0, unit: 'count', provenance: computed }],
  ['1.286366', { value: 1.286366, unit: 'ratio', provenance: own }],
  ['1,234,567.89', { value: 1_234_567.89, unit: 'money', provenance: own }],
  ['72.2', { value: 0.7223638612, unit: 'share', provenance: own }],
  ['', { value: null, unit: 'ratio', provenance: computed }],
])('%s', (shown, figure) => {
  expect(showFigure({ id: 'x', label: 'X', ...figure })).toBe(shown);
});
