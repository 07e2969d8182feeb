import { line, lookOf, type Mark, type Pen, round } from '../../geometry/drawing.ts';
import { type LegendItem, legendItem } from '../../geometry/legend.ts';
import { areaBetween, pathThrough, placeAll } from '../../geometry/paths.ts';
import type { Scale } from '../../geometry/scale.ts';
import { textWidth } from '../../geometry/text.ts';
import type { LineBlock, Series } from './block.ts';

/** Narrow bands are darker; their edges differ too, for those who do not tell two tints apart. */
function lookOfBand(index: number): { readonly opacity: number; readonly dash: 'solid' | 'dotted' } {
  return index === 0 ? { opacity: 0.26, dash: 'solid' } : { opacity: 0.12, dash: 'dotted' };
}

/** The widest lies under the others. */
export function drawFan({ bands = [] }: Series, pen: Pen, x: Scale, y: Scale): Mark[] {
  return bands
    .map((band, index): Mark[] => {
      const [upper, lower] = [placeAll(band.high, x, y), placeAll(band.low, x, y)];
      const { opacity, dash } = lookOfBand(index);
      return [
        { kind: 'path', d: areaBetween(upper, lower), fill: pen, opacity },
        { kind: 'path', d: `${pathThrough(upper)}${pathThrough(lower)}`, stroke: pen, width: 1, dash },
      ];
    })
    .reverse()
    .flat();
}

export function fanLegend({ series }: LineBlock): LegendItem[] {
  const fanned = series.filter(({ bands }) => bands !== undefined);
  return fanned.flatMap((one) =>
    (one.bands ?? []).map((band, index) =>
      legendItem(
        fanned.length > 1 ? `${one.label}: ${band.label}` : band.label,
        ({ x, y, width, height }) => {
          const { opacity, dash } = lookOfBand(index);
          const { pen } = lookOf(series.indexOf(one));
          return [
            { kind: 'rect', x, y, width, height, fill: pen, opacity },
            line(x, y, x + width, y, pen, { dash }),
            line(x, y + height, x + width, y + height, pen, { dash }),
          ];
        },
      ),
    ),
  );
}

/** A line before the first step that nobody has observed. */
export function forecastStart(
  { x: steps, forecastFrom }: LineBlock,
  x: Scale,
  at: { readonly top: number; readonly bottom: number; readonly right: number },
): Mark[] {
  if (forecastFrom === undefined || forecastFrom >= steps.length) return [];
  const place = x(Math.max(0, forecastFrom - 0.5));
  const text = `forecast from ${steps[forecastFrom]}`;
  const isRight = place + 6 + textWidth(text, 12) <= at.right;
  return [
    line(place, at.top - 14, place, at.bottom, 'ink-soft', { dash: 'dashed' }),
    {
      kind: 'text',
      x: round(place + (isRight ? 6 : -6)),
      y: round(at.top - 5),
      text,
      pen: 'ink-soft',
      size: 12,
      anchor: isRight ? 'start' : 'end',
    },
  ];
}
