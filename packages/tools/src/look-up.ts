import type { Report } from '@slipway/report';
import type { Evidence } from './evidence.ts';
import type { AnyInput } from './field.ts';
import type { ReportPatch } from './report-patch.ts';

interface Looking<Input, Basis> {
  readonly input: Input;
  readonly basis: Basis;
  readonly report: Report;
  readonly evidence: Evidence;
  /** Nobody waits any longer: what comes now is not taken. */
  readonly isOver: () => boolean;
}

/** What a tool looks up once its report is on the screen, piece by piece. On the server only; the report stands without it. */
export type LookUp<Input, Basis> = (looking: Looking<Input, Basis>) => AsyncIterable<ReportPatch>;

/** A look-up whose types are its own business. */
export type AnyLookUp = LookUp<AnyInput, unknown>;
