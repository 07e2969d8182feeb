import { type Drawing, hatch, line, type Mark, round } from '../../geometry/drawing.ts';
import { amountOf, type Figures, findFigure, shortValue } from '../../geometry/figures.ts';
import { clamp, linear } from '../../geometry/scale.ts';
import type { Dial } from './block.ts';
import { isLeanOnly } from './lean.ts';

const band = { y: 9, height: 10 } as const;
const ruler = band.y + band.height + 3;
const leans = ['weak', 'middle', 'strong'] as const;

/** A short ruler with the interval as a band on it: solid round a pointer where there is a value, hatched where there is none. */
export function drawDial(dial: Dial, figures: Figures, width: number): Drawing {
  const at = linear([0, dial.max], [1, width - 1]);
  const place = (value: number) => round(at(clamp(value, 0, dial.max)));
  const value = amountOf(figures, dial.figure);
  const range = findFigure(figures, dial.figure)?.range;
  const marks: Mark[] = [
    { kind: 'rect', x: 1, y: band.y, width: round(width - 2), height: band.height, fill: 'wash' },
  ];
  if (range !== undefined) {
    const x = place(range.low);
    const box = { x, ...band, width: round(Math.max(3, place(range.high) - x)) };
    marks.push(
      ...(value === null
        ? ([{ kind: 'rect', ...box, fill: 'sheet', stroke: 'figure' }, hatch(box, 'figure')] as const)
        : ([{ kind: 'rect', ...box, fill: 'figure' }] as const)),
    );
  }
  marks.push(line(1, ruler, width - 1, ruler, 'ink-soft'));
  if (isLeanOnly(dial, figures)) marks.push(...leanMarks(dial, at));
  else marks.push(...scaleMarks(dial, at));
  if (value !== null) {
    const x = place(value);
    marks.push(line(x, band.y - 2, x, ruler, 'sheet', { width: 4 }));
    marks.push(line(x, band.y - 2, x, ruler, 'signal', { width: 2 }));
    marks.push({ kind: 'path', d: `M${round(x - 5)} 1h10l-5 7Z`, fill: 'signal', stroke: 'sheet' });
  }
  return { width, height: ruler + 18, marks };
}

function leanMarks(dial: Dial, at: (value: number) => number): Mark[] {
  const third = dial.max / 3;
  return leans.flatMap((lean, index): Mark[] => [
    ...(index === 0 ? [] : [line(at(index * third), ruler - 3, at(index * third), ruler + 4, 'ink-soft')]),
    {
      kind: 'text',
      x: round(at((index + 0.5) * third)),
      y: ruler + 15,
      text: lean,
      pen: lean === dial.lean ? 'ink' : 'ink-soft',
      size: 12,
      anchor: 'middle',
      strong: lean === dial.lean,
    },
  ]);
}

function scaleMarks(dial: Dial, at: (value: number) => number): Mark[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((share): Mark[] => {
    const x = at(share * dial.max);
    const tick = line(x, ruler, x, ruler + (share % 0.5 === 0 ? 5 : 3), 'ink-soft');
    if (share % 1 !== 0) return [tick];
    const text = shortValue(share * dial.max, 'ratio');
    const anchor = share === 0 ? 'start' : 'end';
    return [tick, { kind: 'text', x: round(x), y: ruler + 16, text, pen: 'ink-soft', size: 12, anchor }];
  });
}
