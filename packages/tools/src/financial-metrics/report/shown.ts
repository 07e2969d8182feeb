import type { Ref } from '../desk/sheet.ts';

/** What lacks data is in the list of what to add, and what is not defined for this table is no figure. */
export function isShown({ status }: Ref): boolean {
  return status !== 'missing' && status !== 'undefined';
}
