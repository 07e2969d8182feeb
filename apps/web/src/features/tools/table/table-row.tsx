import { type Column, readMonthCell } from '@slipway/tools';
import { cx } from '@slipway/ui';
import { X } from 'lucide-react';
import { memo, useState } from 'react';
import type { Row } from '../brief/brief.ts';
import { cellProblem } from './cell-problem.ts';

interface TableRowProps {
  readonly row: Row;
  readonly index: number;
  readonly columns: readonly Column[];
  /** Stable, so that typing in one row draws only that row. */
  readonly onCell: (index: number, name: string, text: string) => void;
  readonly onRemove: (index: number) => void;
}

const placeholders: Partial<Record<Column['kind'], string>> = {
  month: '2026-10',
  date: '2026-10-05',
  period: '2026-10-05',
};

export const cellId = (row: number, column: number): string => `${row}:${column}`;

export const TableRow = memo(function TableRow({ row, index, columns, onCell, onRemove }: TableRowProps) {
  const [active, setActive] = useState<string | null>(null);
  return (
    <tr className="border-t border-line">
      {columns.map((column, at) => {
        const text = row[column.name] ?? '';
        const isWrong = active !== column.name && cellProblem(column, text) !== null;
        return (
          <td
            key={column.name}
            className={cx('p-0', at === 0 ? 'sticky left-0 z-1 bg-sheet' : 'border-l border-line')}
          >
            <input
              data-cell={cellId(index, at)}
              aria-label={`${column.label}, row ${index + 1}`}
              aria-invalid={isWrong || undefined}
              value={text}
              inputMode={column.kind === 'number' ? 'decimal' : 'text'}
              placeholder={placeholders[column.kind]}
              autoComplete="off"
              onFocus={() => setActive(column.name)}
              onBlur={() => {
                setActive(null);
                const month = column.kind === 'month' ? readMonthCell(text) : null;
                if (month !== null && month !== text) onCell(index, column.name, month);
              }}
              onChange={(event) => onCell(index, column.name, event.currentTarget.value)}
              className={cx(
                'tabular h-10 w-full min-w-24 bg-transparent px-2 text-sm placeholder:text-ink-soft',
                'hover:bg-wash focus-visible:outline-offset-[-2px] aria-invalid:bg-wash aria-invalid:text-red-text',
                column.kind === 'number' && 'text-right',
              )}
            />
          </td>
        );
      })}
      <td className="w-9 p-0">
        <button
          type="button"
          aria-label={`Remove row ${index + 1}`}
          onClick={() => onRemove(index)}
          className="grid size-10 place-items-center text-ink-soft hover:text-red-text"
        >
          <X size={15} aria-hidden="true" />
        </button>
      </td>
    </tr>
  );
});
