import { type Dash, type Drawing, line, lookOf, type Mark, round } from '../../geometry/drawing.ts';
import { shortValue } from '../../geometry/figures.ts';
import { drawLegend } from '../../geometry/legend.ts';
import { listKnown, listLonely, pathThrough, placeAll } from '../../geometry/paths.ts';
import { linear, niceTicks, type Scale } from '../../geometry/scale.ts';
import { fitText, textWidth } from '../../geometry/text.ts';
import { aboutOf } from './about.ts';
import type { LineBlock, Series } from './block.ts';
import { drawFan, fanLegend, forecastStart } from './fan.ts';
import { drawKey, stepsUnderAxis } from './named-steps.ts';

const gap = 28;
const most = 4;

/** Series that can be read on one axis: same unit and currency, and not more than four. */
export function groupSeries(series: readonly Series[]): Series[][] {
  const groups: Series[][] = [];
  for (const one of series) {
    const fits = ([first]: Series[]) => first?.unit === one.unit && first.currency === one.currency;
    const group = groups.find((other) => other.length < most && fits(other));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

/** One panel a unit: two axes in one picture are the oldest way to lie with a chart. */
export function drawLines(block: LineBlock, width: number): Drawing {
  const groups = groupSeries(block.series);
  const columns = groups.length > 1 && width >= 600 ? 2 : 1;
  const panelWidth = (width - gap * (columns - 1)) / columns;
  const panelHeight = groups.length > 1 ? 196 : Math.min(300, Math.max(220, width * 0.42));
  const marks = groups.flatMap((group, index) =>
    drawPanel(group, block, {
      x: (index % columns) * (panelWidth + gap),
      y: Math.floor(index / columns) * (panelHeight + 12),
      width: panelWidth,
      height: panelHeight,
    }),
  );
  const foot = Math.ceil(groups.length / columns) * (panelHeight + 12);
  const legend = drawLegend(fanLegend(block), foot, width);
  const key = drawKey(block, legend.bottom, width);
  return { width, height: key.bottom, marks: [...marks, ...legend.marks, ...key.marks] };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Zero belongs on the axis, unless what moves is too small beside it to be seen. What only arithmetic moves is not seen either. */
function domainOf(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const moves = (high - low) / Math.max(Math.abs(low), Math.abs(high), Number.MIN_VALUE);
  return moves < 0.2 && moves > 1e-6 ? [low, high] : [Math.min(0, low), Math.max(0, high)];
}

function drawPanel(group: readonly Series[], block: LineBlock, box: Box): Mark[] {
  const [first] = group;
  if (!first) return [];
  const say = (value: number) => shortValue(value, first.unit, first.currency, first.noun);
  const known = group.flatMap(({ values, bands = [] }) =>
    [values, ...bands.flatMap(({ low, high }) => [low, high])].flatMap(listKnown),
  );
  const ticks = niceTicks(...domainOf(known), 4);
  const tickTexts = ticks.map(say);
  const left = box.x + Math.max(...tickTexts.map((text) => textWidth(text, 12))) + 10;
  const endRoom = Math.min(
    box.width * 0.34,
    Math.max(...group.map((one) => endWidth(one, group.length, say))) + 12,
  );
  const right = box.x + box.width - endRoom;
  const [top, bottom] = [box.y + 34, box.y + box.height - 28];
  const x = linear([0, Math.max(1, block.x.length - 1)], [left, right]);
  const y = linear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [bottom, top]);

  const marks: Mark[] = [];
  if (group.length === 1)
    marks.push(
      text(box.x, box.y + 14, fitText(first.label, box.width, 13), 'start', {
        size: 13,
        pen: 'ink',
        strong: true,
      }),
    );
  ticks.forEach((tick, index) => {
    marks.push(line(left, y(tick), right, y(tick), tick === 0 ? 'line-strong' : 'line'));
    marks.push(text(left - 8, y(tick) + 4, tickTexts[index] ?? '', 'end'));
  });
  marks.push(...xLabels(stepsUnderAxis(block), x, bottom + 18, box));
  marks.push(...group.flatMap((series) => drawFan(series, lookOf(block.series.indexOf(series)).pen, x, y)));
  marks.push(...forecastStart(block, x, { top, bottom, right: box.x + box.width }));
  const ends: { y: number; series: Series; order: number; place: { x: number; y: number }; value: number }[] =
    [];
  group.forEach((series, order) => {
    const look = lookOf(block.series.indexOf(series));
    const places = placeAll(series.values, x, y);
    const dash = series.projected ? 'dashed' : group.length > 1 ? look.dash : 'solid';
    const { forecastFrom: from = places.length } = block;
    const path = (part: typeof places, style: Dash): Mark => ({
      kind: 'path',
      d: pathThrough(part),
      stroke: look.pen,
      width: 2,
      dash: style,
    });
    marks.push(path(places.slice(0, from), dash));
    // From the last observed step on, so that the two parts meet.
    if (from < places.length) marks.push(path(places.slice(Math.max(0, from - 1)), 'dashed'));
    for (const place of listLonely(places))
      marks.push({ kind: 'point', ...place, r: 2.5, shape: look.shape, pen: look.pen });
    const last = places.findLastIndex((place) => place !== null);
    const place = places[last];
    const value = series.values[last];
    if (place && value !== null && value !== undefined) {
      marks.push({
        kind: 'point',
        ...place,
        r: 3.5,
        shape: look.shape,
        pen: look.pen,
        hollow: series.projected === true || last >= (block.forecastFrom ?? block.x.length),
      });
      ends.push({ y: place.y, series, order, place, value });
    }
  });
  const wordsOf = ({ series, value }: (typeof ends)[number], room = Number.POSITIVE_INFINITY) =>
    group.length > 1 ? nameEnd(series.label, sayEnd(series, value, say), room) : sayEnd(series, value, say);
  const isInside = ({ place }: (typeof ends)[number]) => place.x < right - 24;
  for (const end of spread(
    ends.filter((one) => !isInside(one)),
    bottom - 6,
  )) {
    const fitted = fitText(wordsOf(end, endRoom - 10), endRoom - 10, 12);
    marks.push(text(end.place.x + 9, end.y + 4, fitted, 'start', { pen: 'ink', strong: true }));
  }
  // Where others go on beyond it: over a line that rises, under one that falls.
  for (const end of ends.filter(isInside)) {
    const [first = 0] = listKnown(end.series.values);
    const aside = end.value >= first ? -12 : 22;
    marks.push(text(end.place.x - 4, end.place.y + aside, wordsOf(end), 'end', { pen: 'ink', strong: true }));
  }
  return marks;
}

function endWidth(series: Series, count: number, say: (value: number) => string): number {
  const last = series.values.findLast((value) => value !== null) ?? 0;
  const words = sayEnd(series, last, say);
  return textWidth(count > 1 ? `${series.label} ${words}` : words, 12);
}

function sayEnd({ projected }: Series, value: number, say: (value: number) => string): string {
  return say(projected ? aboutOf(value) : value);
}

/** Where both have no room the name is cut, never the number. */
function nameEnd(name: string, number: string, room: number): string {
  const left = room - textWidth(` ${number}`, 12);
  return left < textWidth('Mmm…', 12) ? number : `${fitText(name, left, 12)} ${number}`;
}

/** Labels at the line ends, pushed apart until none covers another, and never down to the axis. */
function spread<T extends { y: number }>(ends: T[], lowest: number): T[] {
  const sorted = [...ends].sort((a, b) => a.y - b.y);
  sorted.forEach((end, index) => {
    const above = sorted[index - 1];
    if (above && end.y - above.y < 15) end.y = above.y + 15;
  });
  let limit = lowest;
  for (const end of sorted.toReversed()) {
    end.y = Math.min(end.y, limit);
    limit = end.y - 15;
  }
  return sorted;
}

/** The first, the last and as many between as have room. */
function xLabels(labels: readonly string[], x: Scale, y: number, box: Box): Mark[] {
  if (labels.length === 0) return [];
  const widest = Math.max(...labels.map((label) => textWidth(label, 12))) + 14;
  const room = Math.max(1, Math.floor((x(labels.length - 1) - x(0)) / widest));
  const step = Math.max(1, Math.ceil((labels.length - 1) / room));
  const marks: Mark[] = [];
  for (let index = labels.length - 1; index >= 0; index -= step) {
    const label = labels[index] ?? '';
    const half = textWidth(label, 12) / 2;
    const centre = Math.min(Math.max(x(index), box.x + half), box.x + box.width - half);
    marks.push(line(x(index), y - 18, x(index), y - 13, 'line-strong'), text(centre, y, label, 'middle'));
  }
  return marks;
}

function text(
  x: number,
  y: number,
  words: string,
  anchor: 'start' | 'middle' | 'end',
  look: { size?: number; pen?: 'ink'; strong?: boolean } = {},
): Mark {
  return { kind: 'text', x: round(x), y: round(y), text: words, pen: 'ink-soft', size: 12, anchor, ...look };
}
