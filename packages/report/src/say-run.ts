import type { Provenance } from '@slipway/core';
import { sayDay } from './blocks/grid/say.ts';

type From = NonNullable<Extract<Provenance, { readonly kind: 'measured' }>['from']>;

/** Where the founder said it, or what computed it: "from Financial Metrics, 12 November 2026". */
export function sayRun({ tool, date }: From): string {
  return `from ${tool}, ${sayDay(date)}`;
}
