import { cellStates, splitCell, stateOf } from '@slipway/tools';
import { cx } from '@slipway/ui';
import { X } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { countColumns, type MatrixPlace, type MatrixRows, textAt } from './matrix-rows.ts';

interface MatrixGridProps {
  readonly rows: MatrixRows;
  readonly rowLabel: string;
  readonly columnLabel: string;
  readonly labelledBy: string;
  readonly active: MatrixPlace | null;
  readonly onActive: (place: MatrixPlace) => void;
  readonly onText: (place: MatrixPlace, text: string) => void;
  readonly onState: (place: MatrixPlace, state: string) => void;
  readonly onRemove: (place: MatrixPlace) => void;
  readonly onPaste: (text: string, place: MatrixPlace) => void;
}

const words = { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'Unknown' } as const;
const nameBox =
  'h-10 w-full min-w-32 bg-transparent px-2 text-sm font-medium placeholder:font-normal placeholder:text-ink-soft hover:bg-wash focus-visible:outline-offset-[-2px]';

/** Names at the edges, a list of four states in every cell. Tab goes along, a letter chooses. */
export function MatrixGrid({ rows, rowLabel, columnLabel, labelledBy, active, ...on }: MatrixGridProps) {
  const columns = Array.from({ length: countColumns(rows) }, (_, column) => column);
  const nameOf = (place: MatrixPlace, what: string, number: number) =>
    textAt(rows, place).trim() || `${what} ${number}`;

  function onPaste(event: ClipboardEvent): void {
    const { target } = event;
    const id = target instanceof HTMLElement ? target.dataset.cell : undefined;
    const text = event.clipboardData.getData('text/plain');
    const [row, column] = id?.split(':').map(Number) ?? [];
    if (row === undefined || column === undefined || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    on.onPaste(text, { row, column });
  }

  const nameInput = (place: MatrixPlace, what: string, number: number) => (
    <input
      data-cell={`${place.row}:${place.column}`}
      aria-label={`Name of ${what.toLowerCase()} ${number}`}
      value={textAt(rows, place)}
      placeholder={`${what} ${number}`}
      autoComplete="off"
      onChange={(event) => on.onText(place, event.currentTarget.value)}
      className={nameBox}
    />
  );
  const removeButton = (place: MatrixPlace, name: string) => (
    <button
      type="button"
      aria-label={`Remove ${name}`}
      onClick={() => on.onRemove(place)}
      className="grid size-10 shrink-0 place-items-center text-ink-soft hover:text-red-text"
    >
      <X size={15} aria-hidden="true" />
    </button>
  );

  return (
    <div className="scroll-edge relative max-h-[32rem] overflow-auto rounded-control border border-line-strong bg-sheet">
      <table aria-labelledby={labelledBy} onPaste={onPaste} className="w-full border-collapse text-left">
        <thead className="sticky top-0 z-2 bg-wash">
          <tr>
            <th scope="col" className="sticky left-0 bg-wash px-2 text-sm font-medium">
              {rowLabel}
            </th>
            {columns.map((column) => {
              const place = { row: -1, column };
              return (
                <th key={column} scope="col" className="border-l border-line p-0">
                  <span className="flex">
                    {nameInput(place, columnLabel, column + 1)}
                    {removeButton(place, nameOf(place, columnLabel, column + 1))}
                  </span>
                </th>
              );
            })}
            <th scope="col" className="w-10">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(1).map((_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own; its place is its name
            <tr key={row} className="border-t border-line">
              <th scope="row" className="sticky left-0 z-1 bg-sheet p-0">
                {nameInput({ row, column: -1 }, rowLabel, row + 1)}
              </th>
              {columns.map((column) => {
                const place = { row, column };
                const text = textAt(rows, place);
                const parts = splitCell(text);
                const state = stateOf(parts.state);
                const isActive = active?.row === row && active.column === column;
                return (
                  <td key={column} className={cx('border-l border-line p-0', isActive && 'bg-wash')}>
                    <span className="flex items-center">
                      <select
                        data-cell={`${row}:${column}`}
                        data-state={state ?? 'bad'}
                        aria-label={`${nameOf({ row: -1, column }, columnLabel, column + 1)}, ${nameOf({ row, column: -1 }, rowLabel, row + 1)}`}
                        aria-invalid={state === null || undefined}
                        value={state ?? parts.state}
                        onFocus={() => on.onActive(place)}
                        onChange={(event) => on.onState(place, event.currentTarget.value)}
                        className="matrix-state"
                      >
                        {state === null ? <option value={parts.state}>{parts.state}</option> : null}
                        {cellStates.map((one) => (
                          <option key={one} value={one}>
                            {words[one]}
                          </option>
                        ))}
                      </select>
                      {parts.source || parts.date || parts.plan ? (
                        <span className="tabular max-w-28 truncate px-2 text-xs text-ink-soft">
                          {parts.plan || (parts.source ? 'source' : parts.date)}
                        </span>
                      ) : null}
                    </span>
                  </td>
                );
              })}
              <td className="w-10 p-0">
                {removeButton({ row, column: -1 }, nameOf({ row, column: -1 }, rowLabel, row + 1))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
