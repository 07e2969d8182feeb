import { type Drawing, line, type Mark, round } from '../../geometry/drawing.ts';
import { type Figures, shortValue } from '../../geometry/figures.ts';
import { clamp, linear, niceTicks } from '../../geometry/scale.ts';
import { fitText, textWidth, wrapText } from '../../geometry/text.ts';
import { words } from '../../geometry/words.ts';
import type { ScatterAxis, ScatterBlock } from './block.ts';
import { placeLabels } from './labels.ts';
import { domainOf, placePoints } from './place.ts';

const top = 30;

/** Two axes from zero, a point for each thing, and lines to both axes from where the founder is. */
export function drawScatter(block: ScatterBlock, figures: Figures, width: number): Drawing {
  const { placed } = placePoints(block, figures);
  const across = niceTicks(...domainOf(placed.map(({ x }) => x)), clamp(Math.floor(width / 120), 2, 6));
  const up = niceTicks(...domainOf(placed.map(({ y }) => y)), 4);
  const say = (value: number, { unit, currency }: ScatterAxis) => shortValue(value, unit, currency);
  const left = Math.max(...up.map((tick) => textWidth(say(tick, block.y), 12))) + 10;
  const right = width - 14;
  const bottom = top + clamp(width * 0.5, 220, 340);
  const x = linear([across[0] ?? 0, across.at(-1) ?? 1], [left, right]);
  const y = linear([up[0] ?? 0, up.at(-1) ?? 1], [bottom, top]);

  const marks: Mark[] = [
    { ...words(0, 13, fitText(`↑ ${block.y.label}`, width, 12)), pen: 'ink', strong: true },
    {
      ...words(right, bottom + 38, fitText(`${block.x.label} →`, width, 12)),
      pen: 'ink',
      strong: true,
      anchor: 'end',
    },
  ];
  for (const tick of up) {
    marks.push(line(left, y(tick), right, y(tick), tick === 0 ? 'line-strong' : 'line'));
    marks.push({ ...words(left - 8, y(tick) + 4, say(tick, block.y)), anchor: 'end' });
  }
  for (const tick of across) {
    const text = say(tick, block.x);
    const half = textWidth(text, 12) / 2;
    marks.push(line(x(tick), bottom, x(tick), bottom + 5, 'line-strong'));
    marks.push({
      ...words(clamp(x(tick), half, width - half), bottom + 19, text),
      anchor: 'middle',
    });
  }
  const points = placed.map((one) => ({
    x: round(x(one.x)),
    y: round(y(one.y)),
    r: one.point.isYou ? 7 : 5,
    label: one.point.isYou ? sayYou(one.point.label) : one.point.label,
    isYou: one.point.isYou === true,
  }));
  for (const point of points.filter(({ isYou }) => isYou)) {
    marks.push(line(point.x, point.y, point.x, bottom, 'signal', { dash: 'dashed' }));
    marks.push(line(left, point.y, point.x, point.y, 'signal', { dash: 'dashed' }));
  }
  for (const { isYou, label: _, ...place } of points)
    marks.push({
      kind: 'point',
      ...place,
      shape: isYou ? 'diamond' : 'circle',
      pen: isYou ? 'signal' : 'figure',
    });
  const named = placeLabels(points, { left, right: width, top: top - 14, bottom });
  marks.push(...named.marks);
  const key = named.key.length === 0 ? [] : wrapText(named.key.join(' · '), width, 12, 6);
  key.forEach((text, row) => {
    marks.push(words(0, bottom + 60 + row * 16, text));
  });
  return { width, height: bottom + 46 + (key.length > 0 ? 10 + key.length * 16 : 0), marks };
}

/** A column that is called "You" needs no second name. */
const sayYou = (label: string) => (/^you$/iu.test(label) ? 'You are here' : `You are here: ${label}`);
