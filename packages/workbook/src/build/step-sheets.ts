import { type Currency, noValue } from '@slipway/core';
import type { StepSheet } from '@slipway/tools';
import { addressOf, type Cell, type Sheet } from '../file/workbook.ts';
import { asExpression } from './know-cells.ts';
import { formatOf } from './units.ts';

const firstRow = 4;

/** Key → address on its sheet. */
export function placeSteps({ rows }: StepSheet): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(({ steps }, row) =>
      steps.flatMap((step, column) =>
        step === null ? [] : [[step.key, addressOf(firstRow + row, column + 1)] as const],
      ),
    ),
  );
}

/** Steps between the cells and the figures, each a formula. */
export function stepSheet(
  { title, intro, columns, rows }: StepSheet,
  currency: Currency | undefined,
  write: (formula: ReturnType<typeof asExpression>) => {
    readonly formula: string | null;
    readonly value: number | null;
  },
): Sheet {
  const laid = rows.map(({ steps }) =>
    steps.map((step) => (step === null ? null : write(asExpression(step.formula)))),
  );
  return {
    name: title,
    widths: [16, ...columns.map(({ label }, at) => Math.max(labelWidth(label), numberWidth(laid, at)))],
    frozen: firstRow,
    rows: [
      [{ text: title, look: 'title' }],
      [{ text: intro, look: 'line' }],
      [],
      ['', ...columns.map(({ label }) => label)].map((text): Cell => ({ text, look: 'head' })),
      ...rows.map(({ label }, row): readonly (Cell | null)[] => [
        { text: label },
        ...(laid[row] ?? []).map((step, at): Cell | null => {
          if (step === null) return null;
          const { formula, value } = step;
          const format = formatOf(columns[at]?.unit ?? 'ratio', currency, value);
          return formula === null
            ? { number: value ?? 0, format }
            : { formula, shown: value ?? noValue, format };
        }),
      ]),
    ],
  };
}

const labelWidth = (label: string) => Math.min(30, Math.max(14, label.length + 2));

/** Ten years of growth need room: a number that does not fit is shown as ###. */
function numberWidth(
  laid: readonly (readonly ({ readonly value: number | null } | null)[])[],
  at: number,
): number {
  const largest = Math.max(0, ...laid.map((row) => Math.abs(row[at]?.value ?? 0)));
  const digits = String(Math.round(largest)).length;
  // A sign, a currency, a comma for each three digits, and two places.
  return digits + Math.floor((digits - 1) / 3) + 7;
}
