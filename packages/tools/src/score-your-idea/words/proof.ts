import type { Rung } from '../../hearing/read-evidence.ts';
import type { Case } from '../case.ts';

/** What must stand behind a level before it counts in full (the ladder's ceilings); completes “… it needs …”. */
export function proofFor(level: number, { voice }: Case): string {
  const { who, aOne } = voice;
  if (level <= 6)
    return voice.pick(`proof-${level}`, [
      `a published source about ${who}`,
      `a figure on ${who} that somebody else printed`,
      `something about ${who} that can be looked up`,
      `a source on ${who} besides yourself`,
    ]);
  if (level <= 7) return `a handful of interviews with ${who}`;
  return level <= 8 ? `${who} that signed up or use it` : `${aOne} that paid`;
}

/** What lifts the ceiling from each rung, in a word or two. */
export function liftOf({ standing, voice }: Case): string {
  const { rung } = standing;
  return rung === 'none' || rung === 'opinion' ? voice.pick('lift', firstLifts) : lifts[rung];
}

const firstLifts = [
  'a source or a few interviews',
  'five talks, or one good source',
  'something published, or a handful of talks',
] as const;
const lifts: Readonly<Record<Exclude<Rung, 'none' | 'opinion'>, string>> = {
  'desk-research': 'a few interviews',
  interviews: 'a first list of sign-ups',
  waitlist: 'a first payment',
  payment: '',
};

/** What the evidence is, as a clause about the customer. */
export function standingWords({ standing, voice }: Case): string {
  const { who, one } = voice;
  switch (standing.rung) {
    case 'none':
      return standing.from === 'silence'
        ? voice.pick('standing', [
            `you mention no talk with ${who}`,
            `not a single ${one} is heard in your text`,
            `your text tells of nobody you asked among ${who}`,
            `what ${who} say themselves is missing`,
          ])
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
