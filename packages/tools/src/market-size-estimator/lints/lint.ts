import type { Statement } from '@slipway/report';
import type { MarketBasis } from '../basis.ts';
import type { MarketInput } from '../fields.ts';
import type { Estimate } from '../model/estimate.ts';
import type { Writer } from '../sheet/writer.ts';

export interface Case {
  readonly input: MarketInput;
  readonly basis: MarketBasis;
  readonly of: Estimate;
  readonly writer: Writer;
}

/** A check of the reference's table: null when it is silent. */
export type Lint = (of: Case) => Statement | null;

export function here({ basis }: Case): string {
  return basis.place.inName;
}
