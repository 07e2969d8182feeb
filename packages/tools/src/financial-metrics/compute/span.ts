import { spanLabel } from '@slipway/finance';
import type { Desk, Span } from '../desk/desk.ts';

/** Each month's index. */
export function range({ from, to }: Span): number[] {
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** "July to September 2026". */
export function labelOf({ books }: Desk, { from, to }: Span): string {
  return spanLabel(books.months[Math.max(0, from)] ?? '', books.months[to] ?? '');
}
