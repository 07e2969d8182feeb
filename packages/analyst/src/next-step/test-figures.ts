import type { Writer } from '@slipway/report';
import type { Proof } from './choose-test.ts';

export const testAssumptions = { sample: 'test-sample', share: 'test-share' } as const;

/** How many are tried and which share must pass, where the founder set them; `isEditable` where the sheet has a row for each. */
export interface OwnTest {
  /** What customers did, where the founder says more about it than the stage. */
  readonly proof?: Proof;
  readonly sample?: number;
  readonly share?: number;
  readonly isEditable?: boolean;
}

export function makeFigures(
  sample: number,
  share: number,
  noun: string | null,
  writer: Writer,
  own: OwnTest,
) {
  const assumed = (why: string, assumption: string) => ({
    kind: 'assumed' as const,
    why,
    ...(own.isEditable === true ? { assumption } : {}),
  });
  const cases = writer.figure({
    id: testAssumptions.sample,
    label: 'Cases in the test',
    value: sample,
    unit: 'count',
    ...(noun === null ? {} : { noun }),
    provenance: assumed(
      'Enough to know a good result from luck, few enough to do by yourself.',
      testAssumptions.sample,
    ),
  });
  const needed = writer.figure({
    id: testAssumptions.share,
    label: 'Share that must pass',
    value: share,
    unit: 'share',
    provenance: assumed(
      'Fixed before the test, so that the result cannot be argued with.',
      testAssumptions.share,
    ),
  });
  const passes = writer.figure({
    id: 'test-passes',
    label: 'Passes needed',
    value: Math.ceil(Math.round(sample * share * 1e6) / 1e6),
    unit: 'count',
    provenance: {
      kind: 'derived',
      formula: 'cases × share that must pass, rounded up',
      inputs: [cases, needed],
    },
  });
  return { cases, passes };
}
