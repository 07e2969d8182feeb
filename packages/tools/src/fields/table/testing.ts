import fc from 'fast-check';
import { anyNumber } from '../testing/any-number.ts';
import type { KindTesting } from '../testing/kind-testing.ts';
import { oddTexts } from '../testing/odd-texts.ts';
import { moreColumns } from './columns.ts';
import type { Column, TableField } from './field.ts';

export const testing: KindTesting<TableField> = {
  field: {
    name: 'cohorts',
    kind: 'table',
    label: 'Customers by month of their first order',
    help: 'One row a cohort: how many came, and how many of them were still there each month after.',
    maxRows: 36,
    columns: [{ name: 'cohort', label: 'First month', kind: 'month', aliases: ['cohort'] }],
    more: { name: 'm', label: 'M', max: 36, min: 0, unit: 'count' },
  },
  sample: [
    { cohort: '2026-07', m0: 120, m1: 88, m2: 71 },
    { cohort: '2026-08', m0: 140, m1: 97, m2: null },
    { cohort: '2026-09', m0: 155, m1: null, m2: null },
  ],
  anyValue: (field) => {
    const columns = [...field.columns, ...(field.more ? moreColumns(field.more, 4) : [])];
    const cells = columns
      .filter(({ kind }) => kind !== 'month')
      .map((column) => [column.name, fc.option(anyCell(column))]);
    const row = fc.record<Record<string, unknown>>(Object.fromEntries(cells));
    const month = field.columns.find(({ kind }) => kind === 'month');
    return fc.array(row, { minLength: 1, maxLength: Math.min(14, field.maxRows) }).map((rows) =>
      rows.map((filled, index) => ({
        ...filled,
        ...(month === undefined ? {} : { [month.name]: monthName(index) }),
      })),
    );
  },
};

function anyCell({ kind, min }: Column): fc.Arbitrary<string | number> {
  if (kind === 'number') return anyNumber(min ?? -1e6, 1e7, false);
  return kind === 'date' ? fc.constantFrom('2026-01-31', '2024-02-29') : fc.constantFrom(...oddTexts);
}

function monthName(index: number): string {
  return `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}
