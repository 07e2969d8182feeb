import type { Figure } from '@slipway/core';

/** Of a plain number in a table: "USD/month", and what is counted where "count" would not say it: "weeks". */
export function unitOf({ unit, currency, noun }: Pick<Figure, 'unit' | 'currency' | 'noun'>): string {
  if (noun !== undefined && /^(?:count|points)\b/u.test(unit)) return unit.replace(/^[a-z]+/u, () => noun);
  return currency === undefined ? unit : unit.replace('money', currency);
}
