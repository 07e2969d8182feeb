import type { Figure } from '@slipway/core';
import type { LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';
import { expect, test } from 'vitest';
import { listLearnt } from './list-learnt.ts';

const figure = (id: string, value: number | null, unit: Figure['unit'], currency?: string): Figure => ({
  id,
  label: id,
  value,
  unit,
  ...(currency === undefined ? {} : { currency }),
  provenance: { kind: 'measured', field: 'months' },
});
const report: Report = {
  toolId: 'tiny',
  title: 'Tiny',
  blocks: [],
  sources: {},
  figures: {
    runway: figure('runway', 8, 'months'),
    mrr: figure('mrr', 900, 'money/month', 'EUR'),
    open: figure('open', null, 'months'),
  },
};

test.each<[string, LearntFact, readonly LearntFact[]]>([
  [
    'a figure in the fact’s unit',
    { id: 'runwayMonths', value: 8, figure: 'runway' },
    [{ id: 'runwayMonths', value: 8, figure: 'runway', currency: undefined }],
  ],
  [
    'money with its currency',
    { id: 'mrr', value: 900, figure: 'mrr' },
    [{ id: 'mrr', value: 900, figure: 'mrr', currency: 'EUR' }],
  ],
  ['a value the figure does not hold', { id: 'runwayMonths', value: 9, figure: 'runway' }, []],
  ['another unit', { id: 'arr', value: 900, figure: 'mrr' }, []],
  ['a figure that is not there', { id: 'mrr', value: 900, figure: 'constructor' }, []],
  ['a fact nobody has named', { id: 'luck' as 'mrr', value: 8, figure: 'runway' }, []],
  ['nothing at all', { id: 'runwayMonths', value: Number.NaN, figure: 'open' }, []],
])('%s', (_, fact, kept) => {
  expect(listLearnt({ learns: () => [fact] }, { report, input: {}, basis: null })).toEqual(kept);
});

test('a sheet that only asks back teaches nothing, and most tools do not teach', () => {
  const learns = (): readonly LearntFact[] => [{ id: 'runwayMonths', value: 8, figure: 'runway' }];
  expect(listLearnt({ learns }, { report: { ...report, asksBack: true }, input: {}, basis: null })).toEqual(
    [],
  );
  expect(listLearnt({}, { report, input: {}, basis: null })).toEqual([]);
});
