import type { Report } from '@slipway/report';
import type { AnyInput } from './field.ts';

/** A report with what it was computed from. */
export interface ComputedSheet {
  readonly input: AnyInput;
  readonly basis: unknown;
  readonly report: Report;
}
