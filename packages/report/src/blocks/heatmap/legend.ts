import { hatch, type Mark, round } from '../../geometry/drawing.ts';
import { shortValue } from '../../geometry/figures.ts';
import { type LegendItem, legendItem, legendSide, legendWords } from '../../geometry/legend.ts';
import { fitText, textWidth } from '../../geometry/text.ts';
import type { HeatmapBlock } from './block.ts';
import { isThin, unripe } from './say-cell.ts';
import { opacityOf, shadeDomain, steps } from './shades.ts';

/** What the shades, the hatching and an empty place mean. */
export function legendOf(block: HeatmapBlock): LegendItem[] {
  const cells = block.rows.flatMap((row) => row.cells);
  // Where every cell is hatched no shade is seen.
  const items = cells.some((cell) => cell !== null && !isThin(cell, block)) ? [shadesItem(block)] : [];
  if (cells.some((cell) => cell !== null && isThin(cell, block)))
    items.push(
      legendItem(`fewer than ${block.minimum} ${block.noun}`, (box) => [
        { kind: 'rect', ...box, fill: 'sheet', stroke: 'line-strong' },
        hatch(box, 'line-strong', 4),
      ]),
    );
  if (cells.some((cell) => cell === null))
    items.push(
      legendItem(`empty: ${unripe}`, (box) => [
        { kind: 'rect', ...box, fill: 'sheet', stroke: 'line-strong' },
      ]),
    );
  return items;
}

function shadesItem(block: HeatmapBlock): LegendItem {
  const [low = '', high = ''] = shadeDomain(block).map((value) =>
    fitText(shortValue(value, block.unit, block.currency), 72, 12),
  );
  const before = textWidth(low, 12) + 6;
  const after = before + steps * legendSide + 6;
  return {
    length: after + textWidth(high, 12),
    draw: (x, y) => [
      legendWords(x, y, low),
      ...Array.from(
        { length: steps },
        (_, step): Mark => ({
          kind: 'rect',
          x: round(x + before + step * legendSide),
          y,
          width: legendSide,
          height: legendSide,
          fill: 'figure',
          opacity: opacityOf(step),
        }),
      ),
      legendWords(x + after, y, high),
    ],
  };
}
