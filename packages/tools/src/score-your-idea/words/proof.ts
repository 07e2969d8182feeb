import type { Case } from '../case.ts';
import type { Rung } from '../ladder.ts';

/** What must stand behind a level before it counts in full (the ladder's ceilings); completes “… it needs …”. */
export function proofFor(level: number, { voice: { who, aOne } }: Case): string {
  if (level <= 6) return `a published source about ${who}`;
  if (level <= 7) return `a handful of interviews with ${who}`;
  return level <= 8 ? `${who} that signed up or use it` : `${aOne} that paid`;
}

/** What lifts the ceiling from each rung, in a word or two. */
export const liftOf: Readonly<Record<Rung, string>> = {
  none: 'a source or a few interviews',
  opinion: 'a source or a few interviews',
  'desk-research': 'a few interviews',
  interviews: 'a first list of sign-ups',
  waitlist: 'a first payment',
  payment: '',
};

/** What the evidence is, as a clause about the customer. */
export function standingWords({ standing, voice: { who } }: Case): string {
  switch (standing.rung) {
    case 'none':
      return standing.from === 'silence'
        ? `you mention no talk with ${who}`
        : `nobody among ${who} has been asked`;
    case 'opinion':
      return `all you have on ${who} is opinions`;
    case 'desk-research':
      return `you have read about ${who} and not asked them`;
    case 'interviews':
      return `${who} have talked to you, and none has signed up`;
    case 'waitlist':
      return `${who} gave you their time, not their money`;
    case 'payment':
      return standing.money === 'letters' ? `${who} have promised money` : `${who} pay you already`;
  }
}
