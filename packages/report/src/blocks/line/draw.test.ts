import { describe, expect, it } from 'vitest';
import { paths, said } from '../../testing/drawn.ts';
import { drawLines, groupSeries } from './draw.ts';
import { linePicture } from './picture.ts';

describe('lines', () => {
  const series = (label: string, unit: 'share' | 'points', values: readonly (number | null)[]) => ({
    label,
    unit,
    values,
    provenance: said,
  });
  it('one panel a unit, and at most four series in one', () => {
    const five = Array.from({ length: 5 }, (_, at) => series(`s${at}`, 'points', [1]));
    expect(groupSeries([...five, series('x', 'share', [1])]).map((group) => group.length)).toEqual([4, 1, 1]);
  });
  it('a hole in the data is a hole in the line', () => {
    const drawing = drawLines(
      { kind: 'line', id: 'l', x: ['a', 'b', 'c', 'd'], series: [series('s', 'points', [1, 2, null, 4])] },
      400,
    );
    expect(paths(drawing, 'figure')[0]?.match(/M/g)).toHaveLength(2);
    expect(drawing.marks.filter((mark) => mark.kind === 'point')).toHaveLength(2);
  });
  it('steps with names have a number under the axis, and a key that names every one', () => {
    const x = ['Fills a cancelled slot by itself', 'Writes into the practice schedule', 'Online booking'];
    const block = { kind: 'line', id: 'l', x, series: [series('s', 'share', [1, 0, 1])] } as const;
    const words = (width: number, isNamed?: true) => {
      const { marks, height } = drawLines({ ...block, ...(isNamed && { isNamed }) }, width);
      return { said: marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])), height };
    };
    for (const width of [320, 720]) {
      const named = words(width, true);
      for (const [at, name] of x.entries()) expect(named.said).toContain(`${at + 1}  ${name}`);
      expect(named.said).toEqual(expect.arrayContaining(['1', '2', '3']));
      expect(named.height).toBeGreaterThan(words(width).height);
    }
    expect(words(320).said).not.toContain(x[1]);
    expect(linePicture.summary({ ...block, isNamed: true }, {})).toBe(
      `s: 100% at “${x[0]}”, 100% at “${x[2]}”.`,
    );
  });
  it('of what is counted there are whole ones', () => {
    const values = [46, 85.3];
    const ends = (more: { readonly noun?: string }) =>
      drawLines(
        {
          kind: 'line',
          id: 'l',
          x: ['a', 'b'],
          series: [{ label: 's', unit: 'count', values, provenance: said, projected: true, ...more }],
        },
        400,
      ).marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
    expect(ends({})).toContain('85.3');
    expect(ends({ noun: 'customers' })).toContain('85');
    expect(ends({ noun: 'customers' })).not.toContain('85.3');
  });
  it('what is projected is dashed and ends in an open point', () => {
    const drawing = drawLines(
      {
        kind: 'line',
        id: 'l',
        x: ['a', 'b'],
        series: [{ ...series('s', 'points', [1, 2]), projected: true }],
      },
      400,
    );
    expect(drawing.marks).toContainEqual(
      expect.objectContaining({ kind: 'path', stroke: 'figure', dash: 'dashed' }),
    );
    expect(drawing.marks).toContainEqual(expect.objectContaining({ kind: 'point', hollow: true }));
  });
});
