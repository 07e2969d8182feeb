import type { Company } from '@slipway/facts';

/** Names that are common words first ("we match", "a clay pot"), and tools of every trade: they tell nothing of the field. */
const commonWords = new Set(
  'lemonade block root hippo compass calm loop clay outreach honor papa toast square harvey deel figure planet circle wise ro ethos noom unity epic games steam match rover bark glean sierra cursor snap relativity spire tulip zip luma oura birdie cera classy archive trove crisp piano batch clue hive plum jerry step method front make select soda neon kit ghost steady owner para picnic progressive highway parade circuit merge later buffer surfer profound contra porter playground hero tandem chaser pigment cents rinse thursday hinge cadence huma flo peppy better blend branch sift guru pilot vertex keeper patch spruce sweep opus presence clever canvas arbor superset nourish lottie assemble bolt bubble framer teal fountain lattice responsive chorus majority persona ritual stuart king allen phrase speak motive segment smartly productive teamwork prism disco booker spot cherry boulevard coalition vitality stem bill sage ramp nice halter nectar recharge minimalist graze locus hubs parley better aspire paved cradle emma joor excel zoom slack notion indeed meetup instagram youtube whatsapp linkedin amazon tiktok pinterest discord paypal gmail powerpoint wordpress firebase branch pearl ivans oaky eso ted cad rss ach aws upi'.split(
    ' ',
  ),
);

/** Names that stand for nobody else, and are not what every second founder uses. */
export function isTelling(name: string): boolean {
  return name.length > 2 && !commonWords.has(name.toLowerCase());
}

/** Names as founders write them: without the owner in brackets, and one by one where two were given. */
export function listBrands(companies: readonly Company[]): readonly string[] {
  return companies
    .flatMap(({ name }) => name.replace(/\(.*$/u, '').split(' / '))
    .map((name) => name.trim())
    .filter(isTelling);
}
