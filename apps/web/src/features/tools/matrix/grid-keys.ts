import type { MatrixPlace } from './matrix-rows.ts';

const steps: Readonly<Record<string, MatrixPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** As in a spreadsheet; inside a name, Home and End move between its letters. */
const leaps: Readonly<Record<string, (place: MatrixPlace) => MatrixPlace>> = {
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: Number.POSITIVE_INFINITY }),
  PageUp: ({ row, column }) => ({ row: Math.max(0, row - 10), column }),
  PageDown: ({ row, column }) => ({ row: row + 10, column }),
};

/** With Ctrl, or the command key of a Mac. */
const corners: Readonly<Record<string, MatrixPlace>> = {
  Home: { row: 0, column: 0 },
  End: { row: Number.POSITIVE_INFINITY, column: Number.POSITIVE_INFINITY },
};

interface Pressed {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The box that a key leads to; null where the key belongs to the box itself. Alt and an arrow open its list. */
export function findNextBox(event: Pressed, table: Element, size: MatrixPlace): HTMLElement | null {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const place = findPlace(target);
  if (place === null || altKey || shiftKey) return null;
  const isName = isText(target);
  const within = ({ row, column }: MatrixPlace) =>
    boxAt(table, { row: Math.min(row, size.row - 1), column: Math.min(column, size.column - 1) });
  if (ctrlKey || metaKey) return corners[key] === undefined ? null : within(corners[key]);
  const leap = leaps[key];
  if (leap && !(isName && (key === 'Home' || key === 'End'))) return within(leap(place));
  const step = key === 'Enter' ? steps.ArrowDown : steps[key];
  if (step === undefined || (isName && step.column !== 0 && !isAtEdge(target, step.column))) return null;
  return boxAt(table, { row: place.row + step.row, column: place.column + step.column });
}

export function findPlace(target: EventTarget | null): MatrixPlace | null {
  const id = target instanceof HTMLElement ? target.dataset.cell : undefined;
  const [row, column] = id?.split(':').map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

const boxAt = (table: Element, { row, column }: MatrixPlace): HTMLElement | null =>
  table.querySelector(`[data-cell="${row}:${column}"]`);

function isText(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement;
}

/** Inside a name the arrows move between its letters. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean {
  return step < 0 ? selectionEnd === 0 : selectionStart === value.length;
}
