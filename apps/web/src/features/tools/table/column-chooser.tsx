import type { Column } from '@slipway/tools';
import { buttonClass } from '@slipway/ui';

/** A filled column cannot be put away: what it holds would count unseen. */
export function ColumnChooser(props: {
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
  readonly onTurn: (name: string, on: boolean) => void;
}) {
  const shown = new Set(props.shown);
  return (
    <details className="relative">
      <summary className={buttonClass({ size: 'sm' })}>
        Columns{' '}
        <span className="tabular text-ink-soft">
          {props.shown.length} of {props.all.length}
        </span>
      </summary>
      <ul className="absolute right-0 z-20 mt-1 grid max-h-96 w-72 max-w-[calc(100vw-3rem)] overflow-y-auto rounded-panel border border-line-strong bg-sheet p-2 shadow-float">
        {props.all.slice(1).map((column) => (
          <li key={column.name}>
            <label className="flex min-h-9 items-start gap-2.5 rounded-control px-2 py-1.5 text-sm hover:bg-wash">
              <input
                type="checkbox"
                checked={shown.has(column)}
                onChange={(event) => props.onTurn(column.name, event.currentTarget.checked)}
                className="mt-1 accent-hull"
              />
              <span>
                {column.label}
                {column.help ? <span className="block text-xs text-ink-soft">{column.help}</span> : null}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
