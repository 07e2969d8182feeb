import type { Source } from '@slipway/core';
import type { Series } from '../../fields/series/field.ts';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';

/** Whose numbers the sheet is about: the founder's own, and before there are any those of the market. */
export type Lead =
  | { readonly kind: 'own' | 'market'; readonly series: Series }
  | { readonly kind: 'views'; readonly series: Series; readonly source: Source; readonly at?: string };

/** Fewer make a difference, not a trend. */
export const leastPoints = 3;

/** Null where Wikipedia was to give the numbers and gave too few. */
export function leadOf({ series, market }: Input, { views }: Basis): Lead | null {
  if (series !== undefined) return { kind: 'own', series };
  if (market !== undefined) return { kind: 'market', series: market };
  if (views?.kind !== 'found' || countKnown(views.series) < leastPoints) return null;
  const { source, at } = views;
  return { kind: 'views', series: views.series, source, ...(at !== undefined && { at }) };
}

export function countKnown({ values }: Series): number {
  return values.filter((value) => value !== null).length;
}
