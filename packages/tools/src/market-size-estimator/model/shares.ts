import type { Profile, Span } from '../basis.ts';

type Shares = Readonly<Record<'problemShare' | 'fitShare' | 'reachShare', Span>>;

function span(low: number, base: number, high: number): Span {
  return { low, base, high };
}

/** What costs nothing is taken up by more people than would pay. */
export const reachOfFree: Span = span(0.03, 0.1, 0.25);

/**
 * Where nobody told and nobody published, wide on purpose. Organisations: the reference's 60 % that fit (example 3.1); people
 * at large: 25 % in target, 8 % with the habit, 3 % who pay (example 3.4). The rest is our own guess, and said to be.
 */
export const usualShares: Readonly<Record<Profile, Shares>> = {
  organisation: {
    problemShare: span(0.2, 0.5, 0.9),
    fitShare: span(0.4, 0.6, 0.8),
    reachShare: span(0.3, 0.6, 0.9),
  },
  professional: {
    problemShare: span(0.1, 0.3, 0.6),
    fitShare: span(0.3, 0.5, 0.8),
    reachShare: span(0.05, 0.15, 0.3),
  },
  consumer: {
    problemShare: span(0.08, 0.25, 0.6),
    fitShare: span(0.1, 0.25, 0.6),
    reachShare: span(0.01, 0.03, 0.1),
  },
  everyone: {
    problemShare: span(0.02, 0.08, 0.3),
    fitShare: span(0.1, 0.25, 0.6),
    reachShare: span(0.01, 0.03, 0.1),
  },
};
