import type { Confidence, Source } from '@slipway/core';
import type { BuyerChoice } from '../basis.ts';
import type { KnownPlace } from './find-place.ts';

/** Everybody online, and every household: the start for what people buy for themselves. */
export function peopleOf(place: KnownPlace): readonly BuyerChoice[] {
  const choice = (
    what: 'internet-users' | 'households',
    value: number,
    publisher: string,
    year: number,
    confidence: Confidence,
  ): BuyerChoice => {
    const isHome = what === 'households';
    const id = `${place.code.toLowerCase()}-${what}`;
    const label = `${isHome ? 'Households' : 'Internet users'} in ${place.inName}`;
    const source: Source = { id, publisher, what: label, year, region: place.code, confidence };
    return {
      id,
      label,
      noun: isHome ? 'households' : 'internet users',
      value,
      unit: isHome ? 'household' : 'person',
      countedAs: isHome ? 'households' : 'people',
      region: place.code,
      year,
      confidence,
      source,
      profile: 'everyone',
      carried: null,
      isBroad: false,
      because: null,
    };
  };
  const online = place.internetUsers ?? place.population;
  return [
    choice('internet-users', online, 'DataReportal', place.internetYear, place.confidence),
    ...(place.households === null
      ? []
      : [choice('households', place.households, 'National statistics office', 2023, 'medium')]),
  ];
}
