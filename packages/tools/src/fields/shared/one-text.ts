import { type Answer, textOf } from '../answer.ts';

/** The facets of a kind whose answer is one text. */
export const oneText = {
  write: (_field: unknown, value: unknown): Answer | null => scalarText(value),
  raw: (_field: unknown, answer: Answer): unknown => answer,
  say: (_field: unknown, answer: Answer): string =>
    textOf(answer)
      .trim()
      .replaceAll(/\s*\n\s*/gu, ', '),
  currencyIn: () => null,
};

export const keepWhole = <Value>(value: Value): Value => value;

/** A number in the place of a text is shown as it is; a list or an object is none. */
export function scalarText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

export function countRows(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
