import type { Figure } from '@slipway/core';
import { describe, expect, it } from 'vitest';
import { drawBarTrack } from './bar-track.ts';
import { drawBandStrip, drawTrail, findBand } from './card.ts';
import { drawDistribution } from './distribution.ts';
import { type Drawing, dimension, hatch, type Mark } from './drawing.ts';
import { drawLines, groupSeries } from './line.ts';
import { drawRadar } from './radar.ts';
import { drawRings, sectionsOf } from './rings.ts';
import { drawScore } from './score.ts';
import { drawTornado } from './tornado.ts';
import { drawWaterfall, levelsOf } from './waterfall.ts';

const said = { kind: 'measured', field: 'x' } as const;
function make(
  values: Readonly<Record<string, number | null>>,
  more: Partial<Figure> = {},
): Record<string, Figure> {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [
      id,
      { id, label: id, value, unit: 'points', provenance: said, ...more },
    ]),
  );
}
const why = { id: 'w', text: 'why', evidence: [] };
const rects = (drawing: Drawing, fill: string) =>
  drawing.marks.flatMap((mark) =>
    mark.kind === 'rect' && mark.fill === fill ? [[mark.x, mark.y, mark.width, mark.height]] : [],
  );
const paths = (drawing: Drawing, stroke: string) =>
  drawing.marks.flatMap((mark) => (mark.kind === 'path' && mark.stroke === stroke ? [mark.d] : []));
const textAt = (drawing: Drawing, text: string) =>
  drawing.marks.flatMap((mark: Mark) =>
    mark.kind === 'text' && mark.text === text ? [[mark.x, mark.y]] : [],
  );

it('hatches a box of 10 by 10 every 5: lines clipped to its edges', () => {
  expect(hatch({ x: 0, y: 0, width: 10, height: 10 }, 'line').d).toBe('M0 5L5 0M0 10L10 0M5 10L10 5');
});

it('dimensions a span with a tick at each end', () => {
  expect(dimension(10, 60, 20, 'ink').d).toBe('M10 17V23M10 20H60M60 17V23');
});

describe('score on 228 px: 14 to 214, two pixels a point', () => {
  const figures = make({ s: 50 }, { range: { low: 30, high: 65, means: 'unknowns' } });
  const block = {
    kind: 'score',
    id: 'b',
    figure: 's',
    max: 100,
    bands: [{ label: 'Stop', from: 0, to: 40, tone: 'poor' }],
    caps: [{ at: 70, why }],
  } as const;
  const drawing = drawScore(block, figures, 228);
  it('the range is a span from 30 to 65', () => {
    expect(rects(drawing, 'figure')).toEqual([[74, 70, 70, 12]]);
  });
  it('above the cap everything is hatched', () => {
    expect(rects(drawing, 'wash')).toEqual([[154, 60, 60, 30]]);
    expect(paths(drawing, 'signal')).toEqual(['M154 18L154 90']);
  });
  it('two reasons at one height are one line', () => {
    const twice = { ...block, caps: [...block.caps, { at: 70, why: { ...why, id: 'w2' } }] };
    expect(drawScore(twice, figures, 228)).toEqual(drawing);
  });
  it('the band it is in is named in full, below the others where its place is too narrow', () => {
    const bands = [
      { label: 'Promising', from: 45, to: 55, tone: 'fair' },
      { label: 'Exceptional', from: 55, to: 60, tone: 'good' },
    ] as const;
    const narrow = drawScore({ ...block, bands }, figures, 228);
    expect(textAt(narrow, 'Promising')).toEqual([[114, 163]]);
    expect(textAt(narrow, 'Exceptional')).toEqual([]);
  });
  it('the number stands over its place', () => {
    expect(textAt(drawing, '50')[0]).toEqual([114, 47]);
  });
});

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

describe('radar', () => {
  const axes = ['n', 'e', 's', 'w'].map((label) => ({ label, short: label }));
  const block = {
    kind: 'radar',
    id: 'r',
    max: 10,
    axes,
    series: [{ label: 'one', figures: ['a', 'b', 'c', 'd'] }],
  } as const;
  it('starts at the top and runs clockwise: radius 82 about (152, 124)', () => {
    const drawing = drawRadar(block, make({ a: 10, b: 5, c: 10, d: 0 }), 304);
    expect(paths(drawing, 'figure')).toEqual(['M152 42L193 124L152 206L152 124L152 42']);
  });
  it('leaves a gap for what is not known', () => {
    const drawing = drawRadar(block, make({ a: 10, b: null, c: 10, d: 0 }), 304);
    expect(paths(drawing, 'figure')).toEqual(['M152 42M152 206L152 124L152 42']);
  });
  it('draws a range along its axis', () => {
    const figures = {
      ...make({ a: 10, c: 10, d: 0 }),
      ...make({ b: null }, { range: { low: 5, high: 10, means: 'unknowns' } }),
    };
    expect(paths(drawRadar(block, figures, 304), 'brass')).toEqual(['M193 124L234 124']);
  });
});

describe('rings', () => {
  const block = {
    kind: 'rings',
    id: 'r',
    rings: ['t', 's', 'o'].map((figure) => ({ label: figure, figure, note: why })),
  } as const;
  it('areas go with the value: a quarter of it is half the radius', () => {
    const sections = sectionsOf(block, make({ t: 100, s: 25, o: 1 }), 80);
    expect(sections.map(({ radius }) => radius)).toEqual([80, 40, 8]);
    expect(sections.some(({ isSpeck }) => isSpeck)).toBe(false);
  });
  it('what would be a speck is marked by an open point at the centre', () => {
    const drawing = drawRings(block, make({ t: 1e9, s: 2.5e8, o: 1e3 }), 680);
    const open = drawing.marks.filter((mark) => mark.kind === 'point' && mark.hollow);
    expect(open).toMatchObject([{ x: 204, y: 18 }]);
  });
  it('a part that is not known is named and not drawn', () => {
    const drawing = drawRings(block, make({ t: 100, s: null, o: 1 }), 680);
    expect(textAt(drawing, 'not known')).toHaveLength(1);
    expect(drawing.marks.filter((mark) => mark.kind === 'point')).toHaveLength(2);
  });
});

describe('waterfall', () => {
  const roles = [
    ['a', 'start'],
    ['b', 'up'],
    ['c', 'down'],
    ['d', 'total'],
  ] as const;
  const block = {
    kind: 'waterfall',
    id: 'w',
    steps: roles.map(([figure, role]) => ({ label: figure, figure, role })),
  } as const;
  it.each([[30], [-30]])('a step down takes away, whichever sign its figure has (%d)', (down) => {
    const levels = levelsOf(block, make({ a: 100, b: 50, c: down, d: 120 }));
    expect(levels.map(({ span }) => span)).toEqual([
      { from: 0, to: 100 },
      { from: 100, to: 150 },
      { from: 150, to: 120 },
      { from: 0, to: 120 },
    ]);
  });
  it('columns: 100 px each, 210 px for the highest level of 150', () => {
    const drawing = drawWaterfall(block, make({ a: 100, b: 50, c: 30, d: 120 }), 400);
    expect(rects(drawing, 'figure')).toEqual([
      [18, 96, 64, 140],
      [318, 68, 64, 168],
    ]);
    expect(rects(drawing, 'tide')).toEqual([[118, 26, 64, 70]]);
    expect(textAt(drawing, '−30')).toHaveLength(1);
  });
  it('rows where columns would be too narrow', () => {
    const drawing = drawWaterfall(block, make({ a: 100, b: 50, c: 30, d: 120 }), 152);
    expect(rects(drawing, 'figure')).toEqual([
      [1, 20, 100, 14],
      [1, 146, 120, 14],
    ]);
    expect(rects(drawing, 'tide')).toEqual([[101, 62, 50, 14]]);
  });
  it('a step that is not known leaves the level where it was', () => {
    expect(levelsOf(block, make({ a: 100, b: null, c: 30, d: 70 })).map(({ level }) => level)).toEqual([
      100, 100, 70, 70,
    ]);
  });
});

it('tornado: an input that works the other way has its low end on the right', () => {
  const block = {
    kind: 'tornado',
    id: 't',
    outcome: 'o',
    rows: [{ label: 'churn', low: 'l', high: 'h', from: 'f', to: 'u' }],
  } as const;
  const drawing = drawTornado(block, make({ o: 100, l: 120, h: 60, f: 1, u: 5 }), 400);
  // 56 to 344 px for 60 to 120: 4.8 px each.
  expect(rects(drawing, 'figure')).toEqual([[56, 61, 192, 18]]);
  expect(rects(drawing, 'sheet')).toEqual([[248, 61, 96, 18]]);
  const [left] = textAt(drawing, '5')[0] ?? [];
  const [right] = textAt(drawing, '1')[0] ?? [];
  expect(left).toBeLessThan(56);
  expect(right).toBeGreaterThan(344);
});

it('distribution: columns in proportion, tails outside the outer marks hatched', () => {
  const bins = [10, 20, 10].map((count, at) => ({ from: at * 10, to: at * 10 + 10, count }));
  const block = {
    kind: 'distribution',
    id: 'd',
    unit: 'points',
    draws: 40,
    seed: 1,
    bins,
    marks: [
      { label: 'P10', figure: 'p' },
      { label: 'P90', figure: 'q' },
    ],
    provenance: said,
  } as const;
  const drawing = drawDistribution(block, make({ p: 11, q: 19 }), 302);
  const inside = rects(drawing, 'figure');
  expect(inside).toHaveLength(1);
  expect(inside[0]?.[0]).toBe(101.5);
  expect(inside[0]?.[3]).toBe(150);
  expect(rects(drawing, 'wash').map(([, , , height]) => height)).toEqual([75, 75]);
});

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

describe('cards', () => {
  const card = {
    figure: 'm',
    bands: [
      { label: 'low', from: null, to: 1, tone: 'poor' },
      { label: 'high', from: 1, to: 3, tone: 'good' },
    ],
  } as const;
  it('a value on the edge belongs to the band that begins there', () => {
    expect(findBand(card, make({ m: 1 }))?.label).toBe('high');
    expect(findBand(card, make({ m: 0.99 }))?.label).toBe('low');
    expect(findBand(card, make({ m: null }))).toBeUndefined();
  });
  it('the mark points out of the strip when the value lies off it', () => {
    // An open end adds 0.35 of the closed span: 0.3 to 3 on 1 to 201 px.
    const inside = drawBandStrip(card, make({ m: 2 }), 202);
    const beyond = drawBandStrip(card, make({ m: 900 }), 202);
    expect(inside?.marks).toContainEqual({ kind: 'path', d: 'M121.93 1h10l-5 8Z', fill: 'ink' });
    expect(beyond?.marks).toContainEqual({ kind: 'path', d: 'M193 1v10l7-5Z', fill: 'ink' });
  });
  it('no strip without a published edge, no trail from one point', () => {
    expect(drawBandStrip({ figure: 'm', bands: [] }, make({ m: 1 }), 200)).toBeNull();
    expect(drawTrail([null, 4, null], 200)).toBeNull();
    expect(drawTrail([1, null, 3], 109)?.marks).toContainEqual(expect.objectContaining({ d: 'M4 26M104 5' }));
  });
});
