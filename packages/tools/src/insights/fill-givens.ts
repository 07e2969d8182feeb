import { fillEconomics } from './fill/economics.ts';
import { fillFacts } from './fill/facts.ts';
import { fillNiche } from './fill/niche.ts';
import { fillSlots } from './fill/slots.ts';
import type { Given } from './given.ts';
import type { GivenKey, Givens } from './givens.ts';
import type { Told } from './told.ts';

/** What is known of an idea, each with where it comes from; what is not known is not there. */
export type GivenTable = { readonly [Key in GivenKey]?: Given<Givens[Key]> };

export function fillGivens(told: Told): GivenTable {
  const slots = fillSlots(told);
  const { niche } = told;
  if (niche === null) return slots;
  return {
    ...slots,
    ...fillNiche(niche, told.place),
    ...fillFacts(niche, told.place !== null && told.place.code !== 'global'),
    // What it costs to win a laundry as a customer says nothing to a laundry.
    ...(niche.isRun ? {} : fillEconomics(niche, told)),
  };
}
