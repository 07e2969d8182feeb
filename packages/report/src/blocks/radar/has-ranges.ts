import { type Figures, findFigure } from '../../geometry/figures.ts';
import type { RadarBlock } from './block.ts';

/** Fewer axes have no shape. */
const leastAxes = 3;

/** A line round a radar says that its values are exact. It is drawn as a band, or, where one figure has no range, as bars. */
export function hasRanges({ axes, series }: RadarBlock, figures: Figures): boolean {
  return (
    axes.length >= leastAxes &&
    series.length > 0 &&
    series.every(
      ({ figures: ids }) =>
        ids.length >= axes.length && ids.every((id) => findFigure(figures, id)?.range !== undefined),
    )
  );
}
