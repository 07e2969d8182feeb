import type { Column } from '@slipway/tools';
import type { Fitted } from './fit-grid.ts';

/** Which column of the foreign table goes where, to be put right by hand. */
export function ColumnPlaces(props: {
  readonly fitted: Fitted;
  readonly columns: readonly Column[];
  readonly onChange: (places: readonly (string | null)[]) => void;
}) {
  const { fitted, columns, onChange } = props;
  const isOpen = fitted.places.every((place) => place === null);
  return (
    <details open={isOpen} className="group text-sm">
      <summary className="text-link w-fit">Check the columns</summary>
      <ul className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {fitted.headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat; their place is their name
          <li key={at} className="flex items-center justify-between gap-3 border-b border-line py-1">
            <span className="min-w-0 truncate">{heading || `Column ${at + 1}`}</span>
            <select
              aria-label={`Where ${heading || `column ${at + 1}`} belongs`}
              value={fitted.places[at] ?? ''}
              onChange={(event) => onChange(moved(fitted.places, at, event.currentTarget.value || null))}
              className="h-9 max-w-44 rounded-control border border-line-strong bg-sheet px-2"
            >
              <option value="">Leave out</option>
              {columns.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A column takes one place only: whoever held it before gives it up. */
function moved(
  places: readonly (string | null)[],
  at: number,
  name: string | null,
): readonly (string | null)[] {
  return places.map((place, index) => (index === at ? name : place === name ? null : place));
}
