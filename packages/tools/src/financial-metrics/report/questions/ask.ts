import type { Statement } from '@slipway/report';
import type { Ref } from '../../desk/sheet.ts';
import type { Telling } from '../telling.ts';

/** A question from a weak figure; null when the figure is not weak, or not there. */
export type Ask = (telling: Telling) => Asked | null;

interface Asked {
  /** 0 to 100: how fast it ends a meeting. */
  readonly weight: number;
  readonly statement: Statement;
}

export function has<T extends Ref>(ref: T | null): ref is T & { readonly value: number } {
  return ref !== null && ref.value !== null;
}
