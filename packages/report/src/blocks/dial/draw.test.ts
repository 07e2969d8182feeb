import type { Figure } from '@slipway/core';
import { expect, test } from 'vitest';
import type { Figures } from '../../geometry/figures.ts';
import type { Dial } from './block.ts';
import { drawDial } from './draw.ts';
import { isLeanOnly } from './lean.ts';
import { summariseDial } from './say.ts';

const figure: Figure = {
  id: 'demand',
  label: 'Demand',
  value: 46,
  unit: 'points',
  range: { low: 30, high: 65, means: 'what the unknowns allow' },
  provenance: { kind: 'measured', field: 'idea' },
};
const known: Figures = { demand: figure };
const leaning: Figures = { demand: { ...figure, value: null } };
const dial: Dial = { label: 'Demand', figure: 'demand', lean: 'middle', max: 100 };
const textsOf = (figures: Figures) =>
  drawDial(dial, figures, 202).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
const bandOf = (figures: Figures) =>
  drawDial(dial, figures, 202).marks.find((mark) => mark.kind === 'rect' && mark.fill !== 'wash');

test('a value: a solid band from end to end, and the scale in numbers', () => {
  expect(isLeanOnly(dial, known)).toBe(false);
  expect(bandOf(known)).toMatchObject({ x: 61, width: 70, fill: 'figure' });
  expect(textsOf(known)).toEqual(['0', '100']);
  expect(summariseDial(dial, known)).toBe('Demand: 46 of 100; 30 to 65 is what the unknowns allow.');
});

test('only a lean: an open band and words, no number', () => {
  expect(isLeanOnly(dial, leaning)).toBe(true);
  expect(bandOf(leaning)).toMatchObject({ x: 61, width: 70, fill: 'sheet', stroke: 'figure' });
  expect(textsOf(leaning)).toEqual(['weak', 'middle', 'strong']);
  expect(summariseDial(dial, leaning)).toBe('Demand: leans middle.');
});

test.each([
  [-20, 140],
  [50, 50],
])('a band from %d to %d stays on the scale and can be seen', (low, high) => {
  const band = bandOf({ demand: { ...figure, range: { low, high, means: 'm' } } });
  if (band?.kind !== 'rect') throw new Error('There is no band.');
  expect(band.x).toBeGreaterThanOrEqual(1);
  expect(band.width).toBeGreaterThanOrEqual(3);
  expect(band.x + band.width).toBeLessThanOrEqual(201);
});
