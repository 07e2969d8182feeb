/** Where a row holds, seen from where the founder sells. */
type Fit = 'here' | 'elsewhere' | 'anywhere';

const european =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NORDICS'.split(' ');

/** `places` are country codes, or `EU` and such; empty where the founder named none. */
export function fitPlace(region: string | null, places: readonly string[]): Fit {
  if (region === null || places.length === 0) return 'anywhere';
  if (places.includes(region)) return 'here';
  return region === 'EU' && places.some((place) => european.includes(place)) ? 'here' : 'elsewhere';
}
