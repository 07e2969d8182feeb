import { type Bin, histogram, makeRandom, quantiles } from '@slipway/stats';
import { type Plan, place, sizeInto, slotNames } from './size.ts';
import type { Span } from './span.ts';

export const drawCount = 10_000;
const bins = 28;
/** From this width on a span is drawn on the scale of roots, so that its base stays near its middle. */
const wide = 4;
/** Each input has a stream of its own: changing one leaves the draws of the others as they were. */
const streams = 7919;

export interface Drawn {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
  readonly bins: readonly Bin[];
}

export function draw(plan: Plan, of: 'tam' | 'som', seed: number): Drawn {
  const columns = slotNames.map((name, index) => column(plan.spans[name], seed + index * streams));
  const drawn = new Float64Array(drawCount);
  const values = new Float64Array(columns.length);
  const out = new Float64Array(5);
  for (let at = 0; at < drawCount; at++) {
    for (const [index, one] of columns.entries())
      values[index] = typeof one === 'number' ? one : (one[at] ?? 0);
    sizeInto(plan, values, out);
    drawn[at] = out[place[of]] ?? 0;
  }
  const shown = histogram(drawn, bins);
  const [p10 = 0, p50 = 0, p90 = 0] = quantiles(drawn, [0.1, 0.5, 0.9]);
  return { p10, p50, p90, bins: shown };
}

/** A number alone when there is nothing to draw. */
function column({ low, base, high }: Span, seed: number): Float64Array | number {
  if (!(low < high)) return base;
  const isWide = low > 0 && high / low >= wide;
  const [from, mode, to] = isWide ? [toRoot(low), toRoot(base), toRoot(high)] : [low, base, high];
  const rand = makeRandom(seed);
  const width = to - from;
  const left = (mode - from) / width;
  const values = new Float64Array(drawCount);
  for (let at = 0; at < drawCount; at++) {
    const u = rand();
    const one =
      u < left
        ? Math.min(to, from + Math.sqrt(u * width * (mode - from)))
        : to - Math.sqrt((1 - u) * width * (to - mode));
    values[at] = isWide ? fromRoot(one) : one;
  }
  return values;
}

/** Nearly as even as a logarithmic scale, and rounded alike on every machine, which logarithms are not. */
function toRoot(value: number): number {
  return Math.sqrt(Math.sqrt(value));
}

function fromRoot(root: number): number {
  const square = root * root;
  return square * square;
}
