import { expect, it } from 'vitest';
import { sample } from '../../../../../../packages/report/src/blocks/names/sample.ts';
import { isChecked, orderNames } from './order-names.ts';
import { trademarkLinks } from './trademark-links.ts';

const all = { style: null, axis: null, only: 'all' } as const;
const names = (choice: Parameters<typeof orderNames>[1]) =>
  orderNames(sample, choice).map(({ name }) => name);

it('the best is first, whatever its row', () => {
  expect(names(all)).toEqual(['Other', 'Samplename']);
});

it('sorted by an axis, what cannot be rated is last', () => {
  expect(names({ ...all, axis: 1 })).toEqual(['Samplename', 'Other']);
});

it.each([
  [{ ...all, style: 'Two words' }, ['Samplename']],
  [{ ...all, only: 'picked' as const }, ['Samplename']],
  [{ ...all, only: 'free' as const }, ['Other', 'Samplename']],
  [{ ...all, style: 'No such kind' }, []],
])('%j shows %j', (choice, shown) => {
  expect(names(choice)).toEqual(shown);
});

it('nothing is checked while every address is open', () => {
  expect(isChecked(sample.rows)).toBe(true);
  const open = sample.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, state: 'open' as const })),
  }));
  expect(isChecked(open)).toBe(false);
});

it('a name goes into the links as it is written, whatever is in it', () => {
  const links = trademarkLinks('A&B #1', sample.classes);
  expect(links.map(({ href }) => new URL(href).protocol)).toEqual(['https:', 'https:']);
  expect(links.every(({ href }) => href.includes('A%26B%20%231'))).toBe(true);
});
