import { type OwnTest, testAssumptions } from '@slipway/analyst';
import type { ScoreInput } from './fields.ts';
import { type Evidence, isCommitted } from './ladder.ts';
import { ownNumber } from './weights.ts';

export const testControls = {
  sample: { min: 3, max: 1000, step: 1 },
  share: { min: 0.05, max: 1, step: 0.05 },
} as const;

/** The founder's own sample and pass mark; both have a row on this sheet. */
export function ownTest({ assumptions }: ScoreInput, evidence: Evidence, isStop: boolean): OwnTest {
  const sample = ownNumber(assumptions, testAssumptions.sample, testControls.sample);
  const share = ownNumber(assumptions, testAssumptions.share, testControls.share);
  return {
    isEditable: true,
    proof: isStop ? 'doubted' : proofOf(evidence),
    ...(sample === undefined || !Number.isInteger(sample) ? {} : { sample }),
    ...(share === undefined ? {} : { share }),
  };
}

function proofOf(evidence: Evidence): NonNullable<OwnTest['proof']> {
  // Guessed or not: a step too far costs less than one behind the founder.
  const { rung } = evidence.row;
  if (isCommitted(evidence) || rung === 'paying') return 'paid';
  return rung === 'interviews' || rung === 'waitlist' ? 'talked' : 'none';
}
