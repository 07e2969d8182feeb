import type { Unit } from '@slipway/core';
import type { FieldBase } from '../field-base.ts';

export type SeriesStep = 'day' | 'week' | 'month';

/** One number for each day, week or month: typed, pasted or dropped as CSV. */
export interface SeriesField extends FieldBase {
  readonly kind: 'series';
  readonly unit: Unit;
  /** Over the numbers: "Page views". */
  readonly valueLabel: string;
  /** Other headings a pasted table may carry for the numbers, in lower case. */
  readonly aliases?: readonly string[];
  readonly steps: readonly SeriesStep[];
  readonly min?: number;
  readonly minPoints: number;
  /** Periods from the first to the last, gaps included. */
  readonly maxPoints: number;
}

/** Regular and in order: a period without a number is null, which is not 0. */
export interface Series {
  readonly step: SeriesStep;
  /** The first period: `2026-10` for months, else the day it begins on. */
  readonly from: string;
  readonly values: readonly (number | null)[];
}

export type SeriesValue<_F = SeriesField> = Series;
