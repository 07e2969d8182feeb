import { describe, expect, it } from 'vitest';
import { make, paths, rects } from '../../testing/drawn.ts';
import { drawBarTrack } from './draw.ts';
import { barsPicture } from './picture.ts';

describe('one bar on a track of 102 px, ten pixels a level', () => {
  it('a bar, its ceiling and what the ceiling takes away', () => {
    const drawing = drawBarTrack(
      { label: 'a', figure: 'a', ceiling: { at: 7, label: 'x' } },
      10,
      make({ a: 4 }),
      102,
    );
    expect(rects(drawing, 'figure')).toEqual([[1, 16, 40, 12]]);
    expect(paths(drawing, 'signal')).toEqual(['M71 3L71 31']);
    expect(paths(drawing, 'line-strong')[0]).toMatch(/^M71 21L76 16/);
  });
  it('unknown is its range and no bar', () => {
    const figures = make({ a: null }, { range: { low: 2, high: 8, means: 'unknowns' } });
    const drawing = drawBarTrack({ label: 'a', figure: 'a', unknown: true }, 10, figures, 102);
    expect(rects(drawing, 'figure')).toEqual([]);
    expect(rects(drawing, 'sheet')).toEqual([[21, 16, 60, 12]]);
  });
  it('nothing at all is still a mark at zero, and more than the scale stays on it', () => {
    expect(rects(drawBarTrack({ label: 'a', figure: 'a' }, 10, make({ a: 0 }), 102), 'figure')).toEqual([
      [1, 16, 1.5, 12],
    ]);
    expect(rects(drawBarTrack({ label: 'a', figure: 'a' }, 10, make({ a: 1e9 }), 102), 'figure')).toEqual([
      [1, 16, 100, 12],
    ]);
  });
});

it.each([
  [{}, ['Row', 'Value']],
  [{ weight: '3' }, ['Row', 'Value', 'Weight']],
  [{ ceiling: { at: 7, label: 'x' }, weight: '3' }, ['Row', 'Value', 'Ceiling', 'Weight']],
])('its table has the columns that say something: %j', (more, columns) => {
  const rows = [
    { label: 'a', figure: 'a' },
    { label: 'b', figure: 'b', ...more },
  ];
  const table = barsPicture.data({ id: 'bars', kind: 'bars', title: 'Bars', max: 10, rows }, make({}));
  expect(table.columns.map(({ label }) => label)).toEqual(columns);
  expect(table.rows.map(({ cells }) => cells.length)).toEqual([columns.length, columns.length]);
});
