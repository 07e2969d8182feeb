import { contrastOf, gradeOf, sayContrast } from '@slipway/colour';
import { expect, test } from 'vitest';
import { shapeProblems } from '../../shape-problems.ts';
import { sampledReport } from '../../testing/sampled-report.ts';
import { drawSwatches } from './draw.ts';
import { swatchesPicture } from './picture.ts';
import { sample } from './sample.ts';

// Ratios as WebAIM's contrast checker gives them.
test.each([
  ['#000000', '#ffffff', 21, '21.0:1', 'all text'],
  ['#ffffff', '#ffffff', 1, '1.0:1', 'no text'],
  ['#767676', '#ffffff', 4.54, '4.5:1', 'all text'],
  ['#777777', '#ffffff', 4.48, '4.4:1', 'large text'],
  ['#0000ff', '#ffffff', 8.59, '8.5:1', 'all text'],
  ['#ff0000', '#ffffff', 4, '3.9:1', 'large text'],
  ['#ffff00', '#ffffff', 1.07, '1.0:1', 'no text'],
])('%s on %s', (one, other, ratio, said, grade) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
  expect(sayContrast(contrastOf(one, other))).toBe(said);
  expect(gradeOf(contrastOf(one, other))).toBe(grade);
});

test('each colour is itself in every theme, with both texts on it', () => {
  const { marks } = drawSwatches(sample, 640);
  expect(marks.flatMap((mark) => (mark.kind === 'rect' ? [mark.fill] : []))).toEqual(
    sample.swatches.map(({ hex }) => hex),
  );
  const shown = marks.filter((mark) => mark.kind === 'text' && mark.text === 'Aa');
  expect(shown).toHaveLength(sample.swatches.length * sample.texts.length);
});

test('as many beside each other as have room', () => {
  const tops = (width: number) =>
    new Set(drawSwatches(sample, width).marks.flatMap((mark) => (mark.kind === 'rect' ? [mark.y] : []))).size;
  expect([tops(900), tops(330), tops(240)]).toEqual([1, 2, 4]);
});

test('of one text whose name has no room, what it can be is still said whole', () => {
  const one = { ...sample, texts: [{ name: 'Background', hex: '#f6f1e4' as const }] };
  const words = drawSwatches(one, 320).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
  expect(words.filter((text) => text.includes('…'))).toEqual([]);
  expect(words).toContain('large text');
});

test('in words: what can be read on what', () => {
  expect(swatchesPicture.summary(sample, {})).toBe(
    '4 colours; White can be read on Sample blue, Sample red and Sample grey; Black can be read on Sample sand and Sample grey. Text needs a contrast of 4.5:1, large text 3:1.',
  );
});

test('colours alone are counted, and nothing is said of text', () => {
  expect(swatchesPicture.summary({ ...sample, texts: [] }, {})).toBe('4 colours.');
});

test('a colour that is none, and two of a name, are problems', () => {
  const [blue] = sample.swatches;
  if (!blue) throw new Error('The sample has lost its colours.');
  const problems = shapeProblems({ ...sample, swatches: [blue, { ...blue, hex: '#12' }] }, sampledReport);
  expect(problems).toEqual([
    'Block b: Sample blue has no colour of six hex digits.',
    'Block b: two colours are called Sample blue.',
  ]);
});
