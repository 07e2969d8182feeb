import { cellStates, splitCell, stateOf } from '@slipway/tools';
import { cx } from '@slipway/ui';
import { X } from 'lucide-react';
import { memo } from 'react';
import type { MatrixPlace } from './matrix-rows.ts';

export interface GridActions {
  readonly onActive: (place: MatrixPlace) => void;
  readonly onText: (place: MatrixPlace, text: string) => void;
  readonly onState: (place: MatrixPlace, state: string) => void;
  readonly onRemove: (place: MatrixPlace) => void;
}

interface MatrixLineProps extends GridActions {
  readonly row: number;
  readonly rowLabel: string;
  readonly texts: Readonly<Record<string, string>>;
  /** As they are called in the names of the boxes. */
  readonly heads: readonly string[];
  /** The column that the keyboard is in, −1 for the name; null where it is in another row. */
  readonly active: number | null;
  /** On a phone one column is shown. */
  readonly shown: number;
}

const words = { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'Unknown' } as const;

/** One feature. The others are not drawn anew when it changes. */
export const MatrixLine = memo(function MatrixLine(props: MatrixLineProps) {
  const { row, rowLabel, texts, heads, active, shown, ...on } = props;
  const name = texts.name?.trim() || `${rowLabel} ${row + 1}`;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="sticky left-0 z-1 bg-sheet p-0">
        <NameBox
          place={{ row, column: -1 }}
          what={rowLabel}
          value={texts.name ?? ''}
          isStop={active === -1}
          {...on}
        />
      </th>
      {heads.map((head, column) => {
        const parts = splitCell(texts[`c${column}`] ?? '');
        const state = stateOf(parts.state);
        const place = { row, column };
        return (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name of its own; its place is its name
            key={column}
            className={cx(
              'border-l border-line p-0',
              active === column && 'bg-wash',
              column !== shown && 'max-sm:hidden',
            )}
          >
            <span className="flex items-center">
              <select
                data-cell={`${row}:${column}`}
                data-state={state ?? 'bad'}
                tabIndex={active === column ? 0 : -1}
                aria-label={`${head}, ${name}`}
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
                <span className="tabular max-w-14 truncate pr-2 text-xs text-ink-soft">
                  {parts.plan || (parts.source ? 'source' : parts.date)}
                </span>
              ) : null}
            </span>
          </td>
        );
      })}
      <td className="w-10 p-0">
        <RemoveButton name={name} isStop={active !== null} onPress={() => on.onRemove({ row, column: -1 })} />
      </td>
    </tr>
  );
});

interface NameBoxProps extends Pick<GridActions, 'onText' | 'onActive'> {
  readonly place: MatrixPlace;
  readonly what: string;
  readonly value: string;
  readonly isStop: boolean;
}

export function NameBox({ place, what, value, isStop, onText, onActive }: NameBoxProps) {
  const number = Math.max(place.row, place.column) + 1;
  return (
    <input
      data-cell={`${place.row}:${place.column}`}
      aria-label={`Name of ${what.toLowerCase()} ${number}`}
      value={value}
      title={value}
      placeholder={`${what} ${number}`}
      autoComplete="off"
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onActive(place)}
      onChange={(event) => onText(place, event.currentTarget.value)}
      className="matrix-name"
    />
  );
}

interface RemoveButtonProps {
  readonly name: string;
  readonly isStop: boolean;
  readonly onPress: () => void;
}

export function RemoveButton({ name, isStop, onPress }: RemoveButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={`Remove ${name}`}
      onClick={onPress}
      className="grid h-10 w-10 shrink-0 place-items-center sm:w-7 text-ink-soft hover:text-red-text"
    >
      <X size={15} aria-hidden="true" />
    </button>
  );
}
