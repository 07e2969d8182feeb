import type { TaskRow } from './store.ts';

export interface TaskChange {
  readonly text?: string | undefined;
  readonly why?: string | null | undefined;
  readonly test?: string | null | undefined;
  readonly threshold?: string | null | undefined;
  readonly tries?: number | null | undefined;
  readonly passes?: number | null | undefined;
  readonly due?: string | null | undefined;
  readonly owner?: string | null | undefined;
}

/** What was said; an empty text is none. */
export function toColumns(change: TaskChange): Partial<TaskRow> {
  return Object.fromEntries(
    Object.entries(change).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value === '' ? null : value]],
    ),
  );
}
