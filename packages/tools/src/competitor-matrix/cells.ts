import { type Expression, minus, type Operand, over, plus, times } from '@slipway/core';
import { createWriter, type Report } from '@slipway/report';
import type { FigureCells } from '../facet.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';
import { rowOf } from './sheet/prices.ts';
import { openSheet } from './sheet/sheet.ts';

interface Made {
  readonly input: Input;
  readonly basis: Basis;
  readonly report: Report;
}

/** Scores, as sums over the table: a cell has `.has` (1, a half or 0) and `.known` (1 or 0). */
export function listCells({ input, basis, report }: Made): FigureCells {
  const sheet = openSheet(input, basis, createWriter());
  const { table, segments } = sheet;
  const heavy: Operand = report.figures.weight === undefined ? sheet.heavy : 'assumptions.weight';
  const cell = (feature: number, product: number, part: 'has' | 'known'): string =>
    `matrix[${feature}].c${product}.${part}`;
  const cells: Record<string, Expression> = {};
  const known = (product: number): Expression =>
    plus(...table.features.map((_, feature) => cell(feature, product, 'known')));
  for (const product of table.products.keys()) {
    segments.forEach(({ weighs }, at) => {
      const sum = (part: 'has' | 'known'): Expression =>
        plus(
          ...table.features.map((_, feature) => {
            const one = cell(feature, product, part);
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
      cells[`has.${feature}.${product}`] = plus(cell(feature, product, 'has'));
    cells[`open.${product}`] = minus(table.features.length, known(product));
    const typed = rowOf(sheet, product);
    const row = typed === undefined ? -1 : (input.prices ?? []).indexOf(typed);
    if (row >= 0) cells[`price.${product}`] = plus(`prices[${row}].price`);
  }
  return cells;
}
