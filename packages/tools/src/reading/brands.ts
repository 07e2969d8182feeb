import type { Company } from '@slipway/facts';

/** Company names that are common words first: "we match", "take care", "a clay pot" name nobody. */
const commonWords = new Set(
  'lemonade block root hippo compass calm loop clay outreach honor papa toast square harvey deel figure planet circle wise ro ethos noom unity epic games steam match rover bark glean sierra cursor snap relativity spire tulip zip luma oura birdie cera classy archive trove'.split(
    ' ',
  ),
);

/** Names as founders write them: without the owner in brackets, and one by one where two were given. */
export function listBrands(companies: readonly Company[]): readonly string[] {
  return companies
    .flatMap(({ name }) => name.replace(/\(.*$/u, '').split(' / '))
    .map((name) => name.trim())
    .filter((name) => name.length > 2 && !commonWords.has(name.toLowerCase()));
}
