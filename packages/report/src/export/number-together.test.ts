import { expect, test } from 'vitest';
import type { Report } from '../report.ts';
import { exampleReport } from '../testing/example-report.ts';
import { numberNotes } from './number-notes.ts';
import { numberTogether } from './number-together.ts';

const alone = numberNotes(exampleReport);
const { figures } = exampleReport;
const ids = [...alone.figures.keys()];

test('what two reports say alike has one number, whatever its id', () => {
  const renamed: Report = JSON.parse(
    JSON.stringify(exampleReport).replaceAll('"offices"', '"places"').replaceAll('f:offices', 'f:places'),
  );
  const [first, second] = numberTogether([exampleReport, renamed]);
  expect(second?.figures.get('places')).toBe(first?.figures.get('offices'));
  expect([...(second?.figures.values() ?? [])]).toEqual([...(first?.figures.values() ?? [])]);
  expect(second?.sources).toEqual(first?.sources);
  expect(second?.quotes).toEqual(first?.quotes);
});

test.each([
  ['its value', { value: 1234567 }],
  ['its label', { label: 'Another thing' }],
  ['its range', { range: { low: 1, high: 2, means: 'a guess' } }],
  ['where it comes from', { provenance: { kind: 'assumed', why: 'Nobody knows.' } }],
] as const)('a figure that differs by %s has a number of its own', (_, more) => {
  const [id = ''] = ids;
  const other = { ...exampleReport, figures: { ...figures, [id]: { ...figures[id], ...more } } };
  const [first, second] = numberTogether([exampleReport, other as Report]);
  expect(first?.figures.get(id)).toBe(1);
  expect(second?.figures.get(id)).toBeGreaterThan(Math.max(...(first?.figures.values() ?? [])));
});

test('what is computed from a figure that differs differs too', () => {
  const derived = ids.find((id) => figures[id]?.provenance.kind === 'derived') ?? '';
  const origin = figures[derived]?.provenance;
  const input = (origin?.kind === 'derived' && origin.inputs[0]) || '';
  const other = { ...exampleReport, figures: { ...figures, [input]: { ...figures[input], value: 98765 } } };
  const [first, second] = numberTogether([exampleReport, other as Report]);
  expect(second?.figures.get(derived)).not.toBe(first?.figures.get(derived));
});
