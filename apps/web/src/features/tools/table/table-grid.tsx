import type { Column } from '@slipway/tools';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Row } from '../brief/brief.ts';
import { affixesOf } from '../fields/unit-words.ts';
import { roomFor } from './row-edits.ts';
import { cellId, TableRow } from './table-row.tsx';

interface TableGridProps {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly currency: string | null;
  readonly labelledBy: string;
  readonly onCell: (index: number, name: string, text: string) => void;
  readonly onRemove: (index: number) => void;
  readonly onAdd: () => void;
  /** Somebody works in it. */
  readonly onFocus?: () => void;
  /** More than one cell was pasted at this place. */
  readonly onPaste: (text: string, at: { readonly row: number; readonly column: number }) => void;
}

/** Enter and the arrows go up and down a column, Tab along a row, as in a spreadsheet. */
export function TableGrid({ columns, rows, currency, labelledBy, ...on }: TableGridProps) {
  const place = useRef<HTMLTableElement>(null);
  const wanted = useRef<string | null>(null);
  const shown = roomFor(rows, columns);

  function focusCell(row: number, column: number): boolean {
    const cell = place.current?.querySelector<HTMLInputElement>(`[data-cell="${cellId(row, column)}"]`);
    cell?.focus();
    cell?.select();
    return cell !== null && cell !== undefined;
  }

  useEffect(() => {
    if (wanted.current === null) return;
    const [row = 0, column = 0] = wanted.current.split(':').map(Number);
    if (focusCell(row, column)) wanted.current = null;
  });

  function onKeyDown(event: KeyboardEvent): void {
    const at = findCell(event.target);
    const step = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!at || step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const row = at.row + step;
    if (row < 0 || focusCell(row, at.column) || event.key !== 'Enter') return;
    wanted.current = cellId(row, at.column);
    on.onAdd();
  }

  function onPaste(event: ClipboardEvent): void {
    const at = findCell(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (!at || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    on.onPaste(text, at);
  }

  return (
    <div className="scroll-edge relative max-h-[28rem] overflow-auto rounded-control border border-line-strong bg-sheet">
      <table
        ref={place}
        aria-labelledby={labelledBy}
        onFocus={on.onFocus}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="w-full border-collapse text-left"
      >
        <thead className="sticky top-0 z-2 bg-wash align-bottom text-sm">
          <tr>
            {columns.map((column, at) => (
              <th
                key={column.name}
                scope="col"
                title={column.help}
                className={`px-2 py-2 leading-tight font-medium ${at === 0 ? 'sticky left-0 bg-wash' : ''} ${column.kind === 'number' ? 'text-right' : ''}`}
              >
                {column.label}
                {column.unit ? (
                  <span className="block text-xs font-normal text-ink-soft">
                    {unitWords(affixesOf(column.unit, currency))}
                  </span>
                ) : null}
              </th>
            ))}
            <th scope="col" className="w-9">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row, index) => (
            <TableRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own; its place is its name
              key={index}
              row={row}
              index={index}
              columns={columns}
              onCell={on.onCell}
              onRemove={on.onRemove}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function unitWords({ before, after }: ReturnType<typeof affixesOf>): string {
  return [before, after].filter(Boolean).join(' ');
}

function findCell(target: EventTarget): { row: number; column: number } | null {
  const id = target instanceof HTMLElement ? target.dataset.cell : undefined;
  const [row, column] = id?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}
