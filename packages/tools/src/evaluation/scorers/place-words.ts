/** How people write a place; the longer forms stand in texts, the short ones mostly in sources. */
const written: Readonly<Record<string, string>> = {
  US: 'United States|U\\.S\\.|US|USA|America|American|Americans',
  GB: 'United Kingdom|UK|U\\.K\\.|Britain|British|England|English|Great Britain',
  IN: 'India|Indian',
  EU: 'European Union|EU|Europe|European',
  DE: 'Germany|German',
  FR: 'France|French',
  CA: 'Canada|Canadian',
  AU: 'Australia|Australian',
  BR: 'Brazil|Brazilian',
  MX: 'Mexico|Mexican',
  ID: 'Indonesia|Indonesian',
  NG: 'Nigeria|Nigerian',
  KE: 'Kenya|Kenyan',
  AE: 'United Arab Emirates|UAE|Emirates|Emirati|Dubai',
  SG: 'Singapore|Singaporean',
};
const union = new Set(
  'AT BE BG HR CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/** Countries we have no words for are looked for by their code. */
export function namesPlace(text: string, region: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${written[region] ?? region})(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** Whether what holds in `source` holds in `place`: the same, the whole world, or the Union for its members. */
export function holdsIn(source: string | null, place: string | null): boolean {
  if (source === null || source === 'global') return true;
  if (place === null) return false;
  return source === place || (source === 'EU' && union.has(place));
}
