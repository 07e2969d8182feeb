/** Where a row holds, seen from where the founder sells. */
type Fit = 'here' | 'elsewhere' | 'anywhere';

const east = 'KE UG TZ RW ET BI SO';
const west = 'NG GH SN CI ML BF BJ TG';
const south = 'ZA NA BW ZW ZM MZ MW';
/** Countries of a part of the world that a founder may name. */
const inside: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    EU: 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NORDICS BALTICS BENELUX DACH',
    AFRICA: `${east} ${west} ${south} EG MA TN EAST-AFRICA WEST-AFRICA SOUTHERN-AFRICA`,
    'EAST-AFRICA': east,
    'WEST-AFRICA': west,
    'SOUTHERN-AFRICA': south,
    NORDICS: 'DK FI IS NO SE',
    BALTICS: 'EE LT LV',
    BENELUX: 'BE LU NL',
    DACH: 'AT CH DE',
    GULF: 'AE BH KW OM QA SA',
    'MIDDLE-EAST': 'AE BH EG IL JO KW LB OM QA SA TR',
    LATAM: 'AR BR CL CO CR EC MX PE UY',
    'NORTH-AMERICA': 'CA US',
    OCEANIA: 'AU NZ',
    SEA: 'ID MY PH SG TH VN',
    'SOUTH-ASIA': 'BD IN LK NP PK',
    ASIA: 'BD CN HK ID IN JP KR LK MY NP PH PK SG TH TW VN SEA SOUTH-ASIA',
  }).map(([part, codes]) => [part, codes.split(' ')]),
);

/** `places` are country codes, or `EU` and such; empty where the founder named none. */
export function fitPlace(region: string | null, places: readonly string[]): Fit {
  if (region === null || places.length === 0) return 'anywhere';
  return places.some((place) => place === region || isIn(place, region) || isIn(region, place))
    ? 'here'
    : 'elsewhere';
}

function isIn(part: string, code: string): boolean {
  return inside[part]?.includes(code) === true;
}
