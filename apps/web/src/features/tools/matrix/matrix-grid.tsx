import { stateOf } from '@slipway/tools';
import { cx } from '@slipway/ui';
import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, useState } from 'react';
import { findNextBox, findPlace } from './grid-keys.ts';
import { type GridActions, MatrixLine, NameBox, RemoveButton } from './matrix-line.tsx';
import { countColumns, type MatrixPlace, type MatrixRows, textAt } from './matrix-rows.ts';

interface MatrixGridProps extends GridActions {
  readonly rows: MatrixRows;
  readonly rowLabel: string;
  readonly columnLabel: string;
  readonly labelledBy: string;
  readonly active: MatrixPlace | null;
  readonly onUndo: () => void;
  readonly onPaste: (text: string, place: MatrixPlace) => void;
}

/** Names at the edges, a list of four states in every cell. Arrows go from box to box, a letter chooses; Tab goes on. */
export function MatrixGrid(props: MatrixGridProps) {
  const { rows, rowLabel, columnLabel, labelledBy, active, onUndo, onPaste, ...on } = props;
  const [wanted, setWanted] = useState(0);
  const columns = Array.from({ length: countColumns(rows) }, (_, column) => column);
  const shown = Math.min(wanted, Math.max(0, columns.length - 1));
  const isThere = active !== null && active.row < rows.length - 1 && active.column < columns.length;
  /** The one stop of the Tab key. */
  const stop = isThere ? active : { row: -1, column: shown };
  const heads = useSame(
    columns.map((column) => textAt(rows, { row: -1, column }).trim() || `${columnLabel} ${column + 1}`),
  );

  function paste(event: ClipboardEvent): void {
    const place = findPlace(event.target);
    const text = event.clipboardData.getData('text/plain');
    const isState = event.target instanceof HTMLSelectElement;
    if (place === null || text.trim() === '' || !(isState || /[\t\n]/.test(text.trim()))) return;
    event.preventDefault();
    onPaste(text, place);
  }

  function move(event: KeyboardEvent<HTMLTableElement>): void {
    if ((event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z') {
      event.preventDefault();
      onUndo();
      return;
    }
    const place = findPlace(event.target);
    const state = event.target instanceof HTMLSelectElement ? stateFor(event) : null;
    if (place && state !== null) {
      event.preventDefault();
      on.onState(place, state);
      return;
    }
    const size = { row: rows.length - 1, column: columns.length };
    const next = findNextBox(event, event.currentTarget, size);
    if (next === null) return;
    event.preventDefault();
    // By itself a browser brings it to the middle of the window, and the names of the columns leave it.
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      {columns.length > 1 ? (
        <label className="flex items-center gap-2 text-sm sm:hidden">
          <span className="text-ink-soft">{columnLabel} shown</span>
          <select
            value={shown}
            onChange={(event) => {
              const column = Number(event.currentTarget.value);
              setWanted(column);
              on.onActive({ row: -1, column });
            }}
            className="h-11 min-w-0 flex-1 rounded-control border border-line-strong bg-sheet px-2"
          >
            {heads.map((head, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name of its own; its place is its name
              <option key={column} value={column}>
                {head}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <div className="matrix-box scroll-edge relative overflow-auto rounded-control border border-line-strong bg-sheet">
        <table
          aria-labelledby={labelledBy}
          onPaste={paste}
          onKeyDown={move}
          style={{ '--columns': columns.length } as CSSProperties}
          className="border-collapse text-left"
        >
          <thead className="sticky top-0 z-2 bg-wash">
            <tr>
              <th scope="col" className="sticky left-0 z-1 bg-wash px-2 text-sm font-medium">
                {rowLabel}
              </th>
              {heads.map((head, column) => (
                <th
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={column}
                  scope="col"
                  className={cx('border-l border-line p-0', column !== shown && 'max-sm:hidden')}
                >
                  <span className="flex">
                    <NameBox
                      place={{ row: -1, column }}
                      what={columnLabel}
                      value={textAt(rows, { row: -1, column })}
                      isStop={stop.row < 0 && stop.column === column}
                      {...on}
                    />
                    <RemoveButton
                      name={head}
                      isStop={stop.column === column}
                      onPress={() => on.onRemove({ row: -1, column })}
                    />
                  </span>
                </th>
              ))}
              <th scope="col" className="w-10">
                <span className="sr-only">Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(1).map((texts, row) => (
              <MatrixLine
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name of its own; its place is its name
                key={row}
                row={row}
                rowLabel={rowLabel}
                texts={texts}
                heads={heads}
                active={stop.row === row ? stop.column : null}
                shown={shown}
                {...on}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** What a key answers at once: the list itself takes two quick letters for one word. */
function stateFor({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (/^(?:Delete|Backspace)$/u.test(key)) return 'unknown';
  return /^[ypnu]$/iu.test(key) ? stateOf(key) : null;
}

/** The same list as long as it says the same, so that rows are not drawn for nothing. */
function useSame(list: readonly string[]): readonly string[] {
  const [kept, setKept] = useState(list);
  const isSame = kept.length === list.length && kept.every((one, at) => one === list[at]);
  if (!isSame) setKept(list);
  return isSame ? kept : list;
}
