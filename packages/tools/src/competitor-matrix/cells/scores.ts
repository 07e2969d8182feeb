import { type Expression, minus, type Operand, over, plus, times } from '@slipway/core';
import { rowOf } from '../sheet/prices.ts';
import type { Sheet } from '../sheet/sheet.ts';

export const cellOf = (feature: number, product: number, part: 'has' | 'known'): string =>
  `matrix[${feature}].c${product}.${part}`;

/** What each product scores with each kind of buyer, and what is known of it. */
export function scoreFormulas(sheet: Sheet, heavy: Operand): Readonly<Record<string, Expression>> {
  const { table, segments, input } = sheet;
  const cells: Record<string, Expression> = {};
  const known = (product: number): Expression =>
    plus(...table.features.map((_, feature) => cellOf(feature, product, 'known')));
  for (const product of table.products.keys()) {
    segments.forEach(({ weighs }, at) => {
      const sum = (part: 'has' | 'known'): Expression =>
        plus(
          ...table.features.map((_, feature) => {
            const one = cellOf(feature, product, part);
            return weighs.includes(feature) ? times(heavy, one) : one;
          }),
        );
      const total =
        weighs.length === 0
          ? table.features.length
          : plus(...table.features.map((_, feature) => (weighs.includes(feature) ? heavy : 1)));
      cells[at === 0 ? `known.${product}` : `known.${product}.${at}`] = over(sum('known'), total);
      cells[`score.${at}.${product}.has`] = sum('has');
      cells[`score.${at}.${product}.known`] = sum('known');
    });
    for (const feature of table.features.keys())
      cells[`has.${feature}.${product}`] = plus(cellOf(feature, product, 'has'));
    cells[`open.${product}`] = minus(table.features.length, known(product));
    const typed = rowOf(sheet, product);
    const row = typed === undefined ? -1 : (input.prices ?? []).indexOf(typed);
    if (row >= 0) cells[`price.${product}`] = plus(`prices[${row}].price`);
  }
  return cells;
}
