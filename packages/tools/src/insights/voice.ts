import { stemsOf } from '@slipway/report';
import type { Told } from './told.ts';

/** How a rule listens to the founder and talks back. */
export interface Voice {
  /** Whether the founder's texts hold the name, whole and as written. */
  names(name: string): boolean;
  /** How many telling words a clause shares with the founder's texts. */
  shares(clause: string): number;
  /**
   * Whether the founder says much the same: most of its telling words, those of the niche itself left out, since everybody in
   * the trade uses them.
   */
  speaksClearly(clause: string): boolean;
  /** Whether the texts speak of it: any of these beginnings of words. */
  speaksOf(words: RegExp): boolean;
}

export function makeVoice(told: Told): Voice {
  const whole = told.texts.map(({ text }) => text).join(' ');
  const small = ` ${whole.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const stems = stemsOf(whole);
  const known = new Map<string, ReadonlySet<string>>();
  const stemsIn = (clause: string): ReadonlySet<string> => {
    const found = known.get(clause) ?? stemsOf(clause);
    known.set(clause, found);
    return found;
  };
  const { niche } = told;
  const usual = stemsOf(niche === null ? '' : `${niche.name} ${niche.buyer} ${niche.user}`);
  return {
    names: (name) => {
      const bare = name
        .replace(/\s*\([^)]*\)/gu, '')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
      return bare.length > 1 && small.includes(` ${bare} `);
    },
    speaksClearly: (clause) => {
      const telling = [...stemsIn(clause)].filter((stem) => !usual.has(stem));
      const shared = telling.filter((stem) => stems.has(stem)).length;
      return shared >= 2 && shared / telling.length >= 0.4;
    },
    shares: (clause) => [...stemsIn(clause)].filter((stem) => stems.has(stem)).length,
    speaksOf: (words) => words.test(whole),
  };
}
