import type { Figure } from '@slipway/core';
import { type Report, resultOf } from '@slipway/report';
import { expect, test } from 'vitest';
import { applyPatch, cellId, findPatchProblems, mergePatches, type ReportPatch } from './report-patch.ts';

const free = (value: number | null): Figure => ({
  id: 'free',
  label: 'Free names',
  value,
  unit: 'count',
  noun: 'names',
  ...(value === null ? { status: 'missing', reason: 'Not looked up yet' } : {}),
  provenance: { kind: 'measured', field: 'names' },
});
const report: Report = {
  toolId: 'tiny',
  title: 'Names',
  sources: {},
  figures: { free: free(null) },
  blocks: [
    {
      id: 'names',
      kind: 'table',
      columns: [{ label: 'Name' }, { label: 'State' }],
      rows: [
        { cells: [{ label: 'keel.io' }, { label: 'unknown' }] },
        { cells: [{ label: 'mast.io' }, { label: 'unknown' }] },
      ],
    },
  ],
};
const at = cellId('names', 1, 1);
const taken: ReportPatch = { cells: { [at]: { label: 'taken' } } };
const counted: ReportPatch = { figures: { free: free(3) } };
const statesOf = ({ blocks }: Report) =>
  blocks.flatMap((block) =>
    block.kind === 'table' ? block.rows.map(({ cells }) => Reflect.get(cells[1] ?? {}, 'label')) : [],
  );

test('puts figures and cells in their places, one patch after another, and leaves the rest', () => {
  const patched = applyPatch(report, mergePatches(taken, counted));
  expect(statesOf(patched)).toEqual(['unknown', 'taken']);
  expect(resultOf(patched).figures.free).toMatchObject({ value: 3, status: 'ok' });
  expect(statesOf(report)).toEqual(['unknown', 'unknown']);
  expect(applyPatch(report, null)).toBe(report);
  const later = mergePatches(taken, { cells: { [at]: { label: 'available' } } });
  expect(statesOf(applyPatch(report, later))).toEqual(['unknown', 'available']);
});

test('leaves out what has no place in a report that was computed again', () => {
  const shorter: Report = { ...report, figures: {}, blocks: [] };
  expect(applyPatch(shorter, mergePatches(taken, counted))).toEqual({ ...shorter, sources: {} });
});

test.each<[string, ReportPatch, RegExp]>([
  [
    'a figure the report does not have',
    { figures: { other: { ...free(1), id: 'other' } } },
    /no figure other/,
  ],
  ['a figure under a wrong name', { figures: { free: { ...free(1), id: 'x' } } }, /kept under free/],
  ['a figure that is no number', { figures: { free: free(Number.NaN) } }, /not a finite number/],
  [
    'a figure without its source',
    { figures: { free: { ...free(1), provenance: { kind: 'sourced', sources: ['rdap'] } } } },
    /rdap/,
  ],
  ['a cell outside the table', { cells: { [cellId('names', 2, 0)]: { label: 'x' } } }, /no cell names\/2\/0/],
  ['a cell that names a figure that is not there', { cells: { [at]: { figure: 'nowhere' } } }, /nowhere/],
])('refuses %s', (_, patch, problem) => {
  expect(findPatchProblems(report, patch).join(' ')).toMatch(problem);
});

test('lets in what fits', () => {
  expect(findPatchProblems(report, mergePatches(taken, counted))).toEqual([]);
});
