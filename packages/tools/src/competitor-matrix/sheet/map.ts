import type { Unit } from '@slipway/core';
import type { ScatterBlock } from '@slipway/report';
import { worth } from '../compute/compared.ts';
import { currencyOf, pricesOf, rowOf } from './prices.ts';
import { scoreFigure } from './scores.ts';
import { productOf, type Sheet } from './sheet.ts';

interface Axis {
  readonly id: string;
  readonly label: string;
  readonly unit: Unit;
  /** Products that have a place on it. */
  readonly placed: readonly number[];
  /** Writes the figure of one of them. */
  readonly figure: (product: number) => string;
}

const placedLeast = 2;

/** What products can be placed by: price, the score of each kind of buyer, the founder's own measure, and each feature that sets them apart. */
export function axesOf(sheet: Sheet): readonly Axis[] {
  const { segments, table } = sheet;
  const everyone = table.products.map((_, at) => at);
  const prices = new Map(pricesOf(sheet).map(({ product, figure }) => [product, figure]));
  const measureOf = (product: number): number | null => rowOf(sheet, product)?.measure ?? null;
  const axes: readonly Axis[] = [
    {
      id: 'price',
      label: 'Price a month',
      unit: 'money/month',
      placed: [...prices.keys()],
      figure: (product) => prices.get(product) ?? '',
    },
    ...segments.map(
      (segment, at): Axis => ({
        id: at === 0 ? 'score' : `score-${at + 1}`,
        label: segments.length > 1 ? `Score, ${segment.name}` : 'Score',
        unit: 'points',
        placed: everyone,
        figure: (product) => scoreFigure(sheet, product, segment, at),
      }),
    ),
    {
      id: 'measure',
      label: measureName(sheet),
      unit: 'count',
      placed: everyone.filter((product) => measureOf(product) !== null),
      figure: (product) => measureFigure(sheet, product, measureOf(product) ?? 0),
    },
    ...featureAxes(sheet, everyone),
  ];
  return axes.filter(({ placed }) => placed.length >= placedLeast);
}

/** Those that most is known of first. One that all have, or none, places nobody; who is unknown has no place. */
function featureAxes(sheet: Sheet, everyone: readonly number[]): readonly Axis[] {
  const { features, cell } = sheet.table;
  const has = (feature: number, product: number) => worth(cell(feature, product).state);
  return features
    .map((label, feature) => ({
      id: `feature-${feature + 1}`,
      label,
      unit: 'share' as const,
      placed: everyone.filter((product) => has(feature, product) !== null),
      figure: (product: number) =>
        sheet.writer.figure({
          id: `has.${feature}.${product}`,
          label: `${label}, ${productOf(sheet, product)}`,
          value: has(feature, product),
          unit: 'share',
          provenance: { kind: 'measured', field: 'matrix' },
        }),
      apart: new Set(everyone.flatMap((product) => has(feature, product) ?? [])).size,
    }))
    .filter(({ apart }) => apart > 1)
    .toSorted((a, z) => z.placed.length - a.placed.length);
}

/** As chosen; else price, or what else there is, against the first score. One thing cannot be both. */
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
  const isPlaced = (product: number) => x.placed.includes(product) && y.placed.includes(product);
  const without = sheet.table.products.filter((_, product) => !isPlaced(product));
  const points = sheet.table.products.flatMap((label, product) => {
    if (!isPlaced(product)) return [];
    const place = { x: x.figure(product), y: y.figure(product) };
    return [{ label, ...place, ...(product === sheet.table.you && { isYou: true as const }) }];
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
    ...(without.length > 0 && { without }),
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
