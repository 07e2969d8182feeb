import type { Writer } from '@slipway/report';
import { sampleSizeForDifference } from '@slipway/stats';
import type { ExperimentPlan } from '../landing/read-draft.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';

export interface Plan extends ExperimentPlan {
  readonly days: number;
  readonly visitors: number;
  /** The visitors are not enough to fill both samples by the longest stop date. */
  readonly isShort: boolean;
}

const usualThreshold = 0.05;
const usualVisitors = 200;
const certainty = 0.95;
/** The server's own limits. */
const leastSample = 50;
const longestDays = 180;
const weekDays = 7;
const dayMs = 86_400_000;

const own = (input: Input, id: string): number | null => {
  const value = input.assumptions?.[id];
  return typeof value === 'number' ? value : null;
};

export function makePlan(input: Input, { asOf }: Basis, hypothesis: string): Plan {
  const threshold = Math.min(0.4, Math.max(0.005, own(input, 'threshold') ?? usualThreshold));
  const visitors = Math.max(10, own(input, 'visitors') ?? input.visitorsPerWeek ?? usualVisitors);
  const sample = Math.max(leastSample, sampleSizeForDifference(threshold, threshold));
  const needed = Math.max(1, Math.ceil((2 * sample) / visitors)) * weekDays;
  const days = Math.min(longestDays, needed);
  const stopDay = new Date(Date.parse(`${asOf}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
  return { hypothesis, sample, threshold, certainty, stopDay, days, visitors, isShort: needed > longestDays };
}

export function putFigures({ sample, threshold, days, visitors }: Plan, input: Input, writer: Writer) {
  const isTyped = own(input, 'visitors') !== null || input.visitorsPerWeek !== undefined;
  const put = {
    threshold: writer.figure({
      id: 'threshold',
      label: 'Share of visitors who must sign up',
      value: threshold,
      unit: 'share',
      provenance: {
        kind: 'assumed',
        why: 'Yours to set: below it a page is not worth sending people to.',
        assumption: 'threshold',
      },
    }),
    visitors: writer.figure({
      id: 'visitors',
      label: 'Visitors a week',
      value: visitors,
      unit: 'count',
      noun: 'visitors',
      provenance: isTyped
        ? { kind: 'measured', field: 'visitorsPerWeek' }
        : { kind: 'assumed', why: 'You have not said how many you can send.', assumption: 'visitors' },
    }),
  };
  return {
    ...put,
    sample: writer.figure({
      id: 'sample',
      label: 'Visitors each page needs',
      value: sample,
      unit: 'count',
      noun: 'visitors',
      provenance: {
        kind: 'derived',
        formula:
          '16 × p × (1 − p) ÷ d², where d is the threshold and p lies halfway between it and its double',
        inputs: [put.threshold],
        note: 'Two-sided, five in a hundred, with a power of four in five.',
      },
    }),
    days: writer.figure({
      id: 'days',
      label: 'Days until it stops',
      value: days,
      unit: 'days',
      provenance: {
        kind: 'derived',
        formula: 'whole weeks until both samples are full, and at most half a year',
        inputs: ['sample', put.visitors],
      },
    }),
  };
}
