import type { ScoreInput } from './fields.ts';

export type Rung = NonNullable<ScoreInput['evidence']>;

export interface LadderRow {
  readonly rung: Rung;
  readonly label: string;
  /** Points of 100 once there are enough of them. */
  readonly points: number;
  /** How many make the rung full; one is enough where nothing is counted. */
  readonly enough: number;
  /** After a semicolon in the verdict. */
  readonly says: string;
}

/** How far customers have gone, from belief to money. */
export const ladder: readonly LadderRow[] = [
  {
    rung: 'none',
    label: 'None so far',
    points: 0,
    enough: 1,
    says: 'nobody outside your team has confirmed it yet',
  },
  { rung: 'opinions', label: 'Opinions', points: 10, enough: 1, says: 'you have opinions and no test' },
  {
    rung: 'desk-research',
    label: 'Desk research',
    points: 25,
    enough: 1,
    says: 'reports support it, no customer has yet',
  },
  {
    rung: 'interviews',
    label: 'Interviews',
    points: 45,
    enough: 15,
    says: 'customers talk, we read no payment',
  },
  {
    rung: 'waitlist',
    label: 'Waiting list or trial',
    points: 70,
    enough: 20,
    says: 'customers wait or try it, we read no payment',
  },
  {
    rung: 'letters',
    label: 'Signed, or paid a deposit',
    points: 85,
    enough: 3,
    says: 'customers have signed or paid a deposit',
  },
  { rung: 'paying', label: 'Paying customers', points: 100, enough: 5, says: 'customers pay' },
];
