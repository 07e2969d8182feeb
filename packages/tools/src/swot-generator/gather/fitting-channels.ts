import { stemsOf } from '@slipway/report';

/** Ways that exist in the United States and hardly elsewhere. */
const american =
  /health[- ]plan|employer|brokers?\b|benefits|state contracts|\bRFPs?\b|co-ops|20-groups|pediatric|discharge|TechSoup|Carahsoft|\bNADA\b|\bISTE\b|\bHITEC\b/u;
/** Bought or written, and open to anybody: no way in that a newcomer has to be told. */
const plain =
  /paid|\bads?\b|\bSEO\b|search|social|content|outbound|direct|performance marketing|podcasts|influencers/iu;
/** People or places that stand between a newcomer and the customer, whoever the customer is. */
const between =
  /dealer|reseller|distributor|marketplace|app stores?|association|trade (?:show|fair)|conference|events|referral|word of mouth|integrator|partner|accountant|agronomist|co-ops|installers|communit|open source|integration|governing bodies|tournaments|agent networks|consultanc|bar associations|owner groups|templates|publications|demos|libraries|auditors|utilities/iu;

/** Channels of the field that can hold for this idea and place; those whose words the idea uses first. */
export function fittingChannels(
  channels: readonly string[],
  text: string,
  place: string | null,
): readonly string[] {
  const stems = stemsOf(text);
  const shared = (name: string) => [...stemsOf(name)].filter((stem) => stems.has(stem)).length;
  const isHere = place === null || place === 'US' || place === 'global';
  return channels
    .filter((name) => isHere || !american.test(name))
    .filter((name) => !plain.test(name) && (between.test(name) || shared(name) > 0))
    .toSorted((a, b) => shared(b) - shared(a));
}
