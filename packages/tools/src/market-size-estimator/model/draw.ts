import { type Bin, histogram, makeRandom, quantiles } from '@slipway/stats';
import type { Span } from '../basis.ts';
import { fromRoot, toRoot } from './roots.ts';
import { answer, type Plan, sizeInto, slotNames } from './size.ts';

export const drawCount = 10_000;
const bins = 28;
/** From this width on a span is drawn on the scale of roots, so that its base stays near its middle. */
const wide = 4;

export interface Draws {
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
}

export interface Drawn {
  readonly tam: Draws;
  readonly sam: Draws;
  readonly som: Draws;
  readonly bins: readonly Bin[];
}

/**
 * Ten thousand readings of the plan. Every input has a stream of its own, so that changing one leaves the draws of the others
 * as they were.
 */
export function draw(plan: Plan, seed: number): Drawn {
  const columns = slotNames.map((name, index) => column(plan.spans[name], seed + index * 7919));
  const tam = new Float64Array(drawCount);
  const sam = new Float64Array(drawCount);
  const som = new Float64Array(drawCount);
  const values = new Float64Array(columns.length);
  const out = new Float64Array(6);
  for (let at = 0; at < drawCount; at++) {
    for (let place = 0; place < columns.length; place++) {
      const drawn = columns[place];
      values[place] = typeof drawn === 'number' ? drawn : (drawn?.[at] ?? 0);
    }
    sizeInto(plan, values, out);
    tam[at] = out[answer.tam] ?? 0;
    sam[at] = out[answer.sam] ?? 0;
    som[at] = out[answer.som] ?? 0;
  }
  return { tam: drawsOf(tam), sam: drawsOf(sam), bins: histogram(som, bins), som: drawsOf(som) };
}

function drawsOf(values: Float64Array): Draws {
  const [p10 = 0, p50 = 0, p90 = 0] = quantiles(values, [0.1, 0.5, 0.9]);
  return { p10, p50, p90 };
}

/** A number alone when there is nothing to draw. */
function column({ low, base, high }: Span, seed: number): Float64Array | number {
  if (!(low < high)) return base;
  const isWide = low > 0 && high / low >= wide;
  const [from, mode, to] = isWide ? [toRoot(low), toRoot(base), toRoot(high)] : [low, base, high];
  const rand = makeRandom(seed);
  const width = to - from;
  const left = (mode - from) / width;
  const rise = width * (mode - from);
  const fall = width * (to - mode);
  const values = new Float64Array(drawCount);
  for (let at = 0; at < drawCount; at++) {
    const u = rand();
    // Rounding may lead a hair past the mode, which can be the end.
    values[at] = u < left ? Math.min(to, from + Math.sqrt(u * rise)) : to - Math.sqrt((1 - u) * fall);
  }
  if (isWide) for (let at = 0; at < drawCount; at++) values[at] = fromRoot(values[at] ?? 0);
  return values;
}
