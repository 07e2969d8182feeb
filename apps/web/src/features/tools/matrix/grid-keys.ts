import type { MatrixPlace } from './matrix-rows.ts';

const steps: Readonly<Record<string, MatrixPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

interface Pressed {
  readonly key: string;
  readonly target: EventTarget | null;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The box that an arrow key leads to; null where the key belongs to the box itself. Alt and an arrow open its list. */
export function findNextBox(event: Pressed, table: Element): HTMLElement | null {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const step = key === 'Enter' && isText(target) ? steps.ArrowDown : steps[key];
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement))
    return null;
  const [row, column] = target.dataset.cell?.split(':').map(Number) ?? [];
  if (row === undefined || column === undefined) return null;
  if (isText(target) && step.column !== 0 && !isAtEdge(target, step.column)) return null;
  return table.querySelector(`[data-cell="${row + step.row}:${column + step.column}"]`);
}

function isText(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement;
}

/** Inside a name the arrows move between its letters. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, step: number): boolean {
  return step < 0 ? selectionEnd === 0 : selectionStart === value.length;
}
