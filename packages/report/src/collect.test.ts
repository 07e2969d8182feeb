import { expect, test } from 'vitest';
import { collectFigures } from './collect.ts';

const place = {
  id: 'place',
  label: 'Place',
  unit: 'ratio',
  provenance: { kind: 'assumed', why: 'a guess' },
} as const;

test('a figure that rounds to nothing from below is kept as it comes back from JSON', () => {
  const figures = collectFigures();
  figures.add({ ...place, value: Math.round(-0.2) });
  expect(JSON.parse(JSON.stringify(figures.all))).toStrictEqual(figures.all);
  expect(figures.has('place')).toBe(true);
  figures.add({ ...place, value: 0 });
  expect(() => figures.add({ ...place, value: 1 })).toThrow('Two different figures');
});
