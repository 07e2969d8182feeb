import type { Rung } from '../hearing/read-evidence.ts';

/** The evidence ladder: what stands behind a claim caps how high any dimension may be scored. */
export interface LadderRow {
  readonly rung: Rung;
  readonly label: string;
  /** Highest level, out of 10, that a dimension can reach on this rung. */
  readonly ceiling: number;
  /** Why the ceiling stands where it does, in a sentence for the card. */
  readonly why: string;
}

/** From the lowest rung to the highest. */
export const ladder = [
  {
    rung: 'none',
    label: 'Belief',
    ceiling: 4,
    why: 'Nothing here has been tested yet, so no dimension counts above 4 of 10.',
  },
  {
    rung: 'opinion',
    label: 'Opinions',
    ceiling: 4,
    why: 'Opinions are cheap, so no dimension counts above 4 of 10.',
  },
  {
    rung: 'desk-research',
    label: 'Desk research',
    ceiling: 6,
    why: 'Desk research shows the problem, not the demand, so no dimension counts above 6 of 10.',
  },
  {
    rung: 'interviews',
    label: 'Interviews',
    ceiling: 7,
    why: 'Interviews show what people do, not what they buy, so no dimension counts above 7 of 10.',
  },
  {
    rung: 'waitlist',
    label: 'Waiting list or use',
    ceiling: 8,
    why: 'People gave time, not money, so no dimension counts above 8 of 10.',
  },
  {
    rung: 'payment',
    label: 'Payment',
    ceiling: 10,
    why: 'Somebody committed money, so nothing is capped.',
  },
] as const satisfies readonly LadderRow[];

export function getLadderRow(rung: Rung): LadderRow {
  return ladder[ladder.findIndex((row) => row.rung === rung)] ?? ladder[0];
}
