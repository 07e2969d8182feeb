import type { Unit } from '@slipway/core';
import type { ScatterBlock } from '@slipway/report';
import { currencyOf, pricesOf, rowOf } from './prices.ts';
import { scoreFigure } from './scores.ts';
import { productOf, type Sheet } from './sheet.ts';

interface Axis {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  /** Figure of each product that has one. */
  readonly figures: ReadonlyMap<number, string>;
}

const placedLeast = 2;

/** What products can be placed by: price, the score of each kind of buyer, the founder's own measure. */
export function axesOf(sheet: Sheet): readonly Axis[] {
  const { segments, table } = sheet;
  const everyone = table.products.map((_, at) => at);
  const prices = new Map(pricesOf(sheet).map(({ product, figure }) => [product, figure]));
  const measured = new Map(
    everyone.flatMap((product) => {
      const value = rowOf(sheet, product)?.measure ?? null;
      return value === null ? [] : [[product, measureFigure(sheet, product, value)] as const];
    }),
  );
  const axes: readonly Axis[] = [
    { id: 'price', label: 'Price a month', unit: 'money/month', figures: prices },
    ...segments.map(
      (segment, at): Axis => ({
        id: at === 0 ? 'score' : `score-${at + 1}`,
        label: segments.length > 1 ? `Score, ${segment.name}` : 'Score',
        unit: 'share',
        figures: new Map(
          everyone.map((product) => [product, scoreFigure(sheet, product, segment, at)] as const),
        ),
      }),
    ),
    { id: 'measure', label: measureName(sheet), unit: 'count', figures: measured },
  ];
  return axes.filter(({ figures }) => figures.size >= placedLeast);
}

/** As chosen; else price against the first score. One thing cannot be both. */
export function chosenAxes(sheet: Sheet): readonly [Axis, Axis] | null {
  const axes = axesOf(sheet);
  const pick = (id: unknown) => axes.find((axis) => axis.id === id);
  const y = pick(sheet.input.assumptions?.['axis-up']) ?? pick('score');
  const x =
    pick(sheet.input.assumptions?.['axis-across']) ?? axes.find(({ id }) => id !== y?.id) ?? undefined;
  return x === undefined || y === undefined || x.id === y.id ? null : [x, y];
}

export function mapBlock(sheet: Sheet): ScatterBlock | null {
  const chosen = chosenAxes(sheet);
  if (chosen === null) return null;
  const [x, y] = chosen;
  const currency = (axis: Axis) => (axis.unit === 'money/month' ? { currency: currencyOf(sheet) } : {});
  const points = sheet.table.products.flatMap((label, product) => {
    const [across, up] = [x.figures.get(product), y.figures.get(product)];
    if (across === undefined || up === undefined) return [];
    return [{ label, x: across, y: up, ...(product === sheet.table.you && { isYou: true as const }) }];
  });
  if (points.length < placedLeast) return null;
  return {
    id: 'map',
    kind: 'scatter',
    title: 'Positioning map',
    tab: 'Map',
    x: { label: x.label, unit: x.unit, ...currency(x) },
    y: { label: y.label, unit: y.unit, ...currency(y) },
    points,
  };
}

function measureName({ input }: Sheet): string {
  return input.ownMeasure?.trim() || 'Your measure';
}

function measureFigure(sheet: Sheet, product: number, value: number): string {
  return sheet.writer.figure({
    id: `measure.${product}`,
    label: `${measureName(sheet)}, ${productOf(sheet, product)}`,
    value,
    unit: 'count',
    provenance: { kind: 'measured', field: 'prices' },
  });
}
