import type { AcvSegment } from '@slipway/facts';
import type { Gather } from '../gatherer.ts';
import { gatherNiche } from '../insights/gather-niche.ts';
import { runsIt } from '../insights/runs-it.ts';
import { chooseField } from '../reading/index.ts';
import type { BuyerChoice, MarketBasis } from './basis.ts';
import type { MarketInput } from './fields.ts';
import { adSpendOf, anchorOf, captureOf, churnOf, growthSource, penetrationOf } from './gather/benchmarks.ts';
import { buysForThemselves } from './gather/buyer-unit.ts';
import { chooseBuyers } from './gather/choose-buyers.ts';
import { findPlace, type KnownPlace } from './gather/find-place.ts';
import { publishedFacts } from './gather/published-facts.ts';

const home = 'US';

/** Server only. Picks the few rows an estimate needs: under 20 KB. */
export const gather: Gather<MarketInput, MarketBasis> = (input, { knowledge, readIdea, nearTo }) => {
  const text = [input.idea, input.customer].filter((part) => part !== undefined).join('\n');
  const reading = readIdea(text);
  const { vertical, niche, likely } = chooseField(reading, input, knowledge);
  const verticalId = vertical?.id ?? null;
  const code = input.region ?? reading.region?.value ?? home;
  const asked = findPlace(code, knowledge) ?? findPlace(home, knowledge);
  if (asked === null) throw new Error('The United States are missing among the countries.');
  const near = nearTo(text);
  const named = input.customer ?? reading.customer?.value ?? null;
  // Nobody is named: then those who pay in this trade, or whom such a business serves.
  const usual = niche === null ? '' : runsIt(niche, text, null) ? (niche.running?.guests ?? '') : niche.buyer;
  const customer = named ?? usual;
  const read = reading.segment?.value ?? null;
  // A buyer nobody knows is not a consumer for that: "moulders" are a trade.
  const said = input.segment ?? (read === 'consumer' && !buysForThemselves(customer) ? null : read);
  const choose = (place: KnownPlace) =>
    chooseBuyers(
      {
        customer,
        verticalId,
        unit: input.buyerUnit ?? input.priceUnit ?? null,
        isConsumer: input.segment === 'consumer',
        place,
      },
      knowledge,
    );
  const first = choose(asked);
  // A worldwide start that nobody counted is sized where it was counted.
  const counted = asked.code === 'global' && first[0] !== undefined && first[0].region !== 'global';
  const place = counted ? (findPlace(first[0]?.region ?? home, knowledge) ?? asked) : asked;
  const counts = counted ? choose(place) : first;
  const segment = said ?? segmentOf(counts[0]);
  const price = reading.price;
  return {
    verticals: reading.verticals,
    isSure: verticalId !== null,
    question: input.vertical === undefined && !reading.isSure ? reading.question : null,
    customer: reading.customer,
    reading: {
      isNicheSure: reading.isNicheSure,
      customer: reading.customer,
      problem: reading.problem,
      phrases: reading.phrases,
      kinds: reading.kinds,
    },
    offer: reading.offer,
    businessModel: reading.businessModel,
    price: price && { ...price.value, quote: price.because[0] ?? '' },
    regionSaid: input.region === undefined ? (reading.region?.because[0] ?? null) : null,
    vertical: vertical && {
      id: vertical.id,
      name: vertical.name,
      acvUsd: vertical.acvUsd,
      channel: vertical.channels.find((channel) => !/\p{Nd}/u.test(channel)) ?? null,
      risk: vertical.risks.find((risk) => !/\p{Nd}/u.test(risk)) ?? null,
    },
    niche:
      niche === null
        ? null
        : gatherNiche(
            niche,
            { text, code: place.code, customer: named, isSure: true, nearTo: near },
            knowledge,
          ),
    likely:
      likely === null
        ? null
        : gatherNiche(
            likely,
            { text, code: place.code, customer: named, isSure: false, nearTo: near },
            knowledge,
          ),
    today: reading.today,
    place: {
      code: place.code,
      name: place.name,
      inName: place.inName,
      priceIndex: place.priceIndex,
    },
    askedGlobal: asked.code === 'global',
    counts,
    segments: knowledge.segments,
    segment,
    facts: publishedFacts(vertical),
    penetration: penetrationOf(knowledge),
    churn: churnOf(knowledge, segment),
    capture: captureOf(knowledge),
    anchor: anchorOf(knowledge),
    growth: growthSource(knowledge),
    adSpendPerUserUsd: adSpendOf(knowledge),
  };
};

function segmentOf(count: BuyerChoice | undefined): AcvSegment['id'] | null {
  if (count === undefined) return null;
  if (count.profile === 'professional') return 'prosumer';
  if (count.profile !== 'organisation') return 'consumer';
  if (count.countedAs === 'governments') return 'government';
  if (count.countedAs === 'districts' || count.countedAs === 'schools') return 'school';
  return null;
}
