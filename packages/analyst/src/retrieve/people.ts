import type { Niche } from '@slipway/knowledge';
import { listStems } from '../text/words.ts';

/** Those who buy there are those whom such a business serves: dog owners buy dog food, whoever makes it. */
export function isSoldToGuests({ buyer, running }: Pick<Niche, 'buyer' | 'running'>): boolean {
  const buyers = new Set(headsOf(buyer));
  return headsOf(running?.guests ?? '').some((head) => buyers.has(head));
}

const roles = /^(?:owner|head|manager|buyer|founder|leader|chair|director)s?$/u;

/** "fish and shrimp farmers with ponds" are farmers; owners are known by what they own. */
export function headsOf(people: string): readonly string[] {
  return people.split(/,| and | or /u).flatMap((part) => {
    const bare = part.replace(/\s(?:of|with|who|whose|that|in|at|on|for|from|without|under)\s.*$/u, '');
    const words = bare.trim().split(' ');
    const isRole = roles.test(words.at(-1) ?? '');
    const head = isRole ? words.slice(-2) : words.slice(-1);
    return isRole && words.length < 2 ? [] : [listStems(head.join(' ')).join(' ')];
  });
}
