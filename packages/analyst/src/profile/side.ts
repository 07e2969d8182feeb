import type { Niche } from '@slipway/knowledge';
import { listStems } from '../text/words.ts';
import type { IdeaProfile } from './idea-profile.ts';

/**
 * Whoever is paid by those who run such businesses sells to them; whoever is paid by the guests of such a business is one. Where
 * the text does not name who pays, what is sold decides.
 */
export function sideIn(profile: IdeaProfile, niche: Niche | undefined): IdeaProfile['side'] {
  const { pays, side } = profile;
  const isNamed = pays.standing === 'confirmed' || pays.quote !== null;
  if (niche === undefined || pays.value === null || !isNamed) return side;
  const payer = listStems(pays.value);
  const isAmong = (people: string) => {
    const stems = new Set(listStems(people));
    return payer.some((stem) => stems.has(stem));
  };
  if (isAmong(`${niche.buyer} ${niche.user} ${niche.short}`)) return 'supplier';
  return isAmong(niche.running?.guests ?? '') ? 'owner' : side;
}
