import type { Country, Knowledge } from '@slipway/facts';
import { nameOfPlace } from '../../place/places.ts';
import type { Place } from '../basis.ts';

export interface KnownPlace extends Place {
  readonly population: number;
  readonly households: number | null;
  readonly internetUsers: number | null;
  readonly internetYear: number;
  readonly confidence: Country['confidence'];
}

/** The European Union has members from 0.5 (Poland) to 1.0 of the American price level (market reference, section 10). */
const unionIndex = [0.5, 1] as const;

/** A country of the table, the European Union or the world; null for a code nobody counted. */
export function findPlace(code: string, { countries, buyers }: Knowledge): KnownPlace | null {
  if (code === 'EU' || code === 'global') {
    const prefix = code === 'EU' ? 'eu' : 'world';
    const count = (what: string) => buyers.find(({ id }) => id === `${prefix}-${what}`);
    const people = count('population');
    const name = code === 'EU' ? 'European Union' : 'the world';
    if (people === undefined) return null;
    return {
      code,
      name,
      inName: code === 'EU' ? 'the European Union' : 'the world',
      priceIndex: code === 'EU' ? unionIndex : [1, 1],
      population: people.value,
      households: count('households')?.value ?? null,
      internetUsers: count('internet-users')?.value ?? null,
      internetYear: count('internet-users')?.year ?? people.year,
      confidence: 'medium',
    };
  }
  const country = countries.find(({ iso }) => iso === code);
  if (country === undefined) return null;
  return {
    code,
    name: country.name,
    inName: nameOfPlace(code),
    priceIndex: country.priceIndex,
    population: country.population,
    households: country.households,
    internetUsers: country.internetUsers,
    internetYear: Number(country.internetDate.slice(0, 4)),
    confidence: country.confidence,
  };
}
