import type { Benchmark, Fact, Knowledge, Vertical } from '@slipway/facts';
import { stemsOf } from '@slipway/report';
import type { Gather } from '../gatherer.ts';
import { gatherNiche } from '../insights/gather-niche.ts';
import type { NicheSlice } from '../insights/index.ts';
import { holdsIn, nameOfPlace, placeNotes } from '../place/places.ts';
import { chooseField, type Reading } from '../reading/index.ts';
import type { NearTo } from '../reading/nearness.ts';
import type { FieldSlice, PlaceSlice, SwotBasis } from './basis.ts';
import type { SwotInput } from './fields.ts';
import { chooseNotes, rulesOfPlaces } from './gather/choose-notes.ts';
import { findBuyers } from './gather/find-buyers.ts';
import { fittingChannels } from './gather/fitting-channels.ts';
import { nearCompanies, nicheCompanies } from './gather/near-companies.ts';
import { findPeople } from './people.ts';
import { wholeText } from './texts.ts';

const factsMost = 4;

/** Server only. Picks what one sheet needs: under 20 KB. */
export const gather: Gather<SwotInput, SwotBasis> = (input, { knowledge, readIdea, nearTo }) => {
  const text = wholeText(input);
  const reading = readIdea(text);
  const { vertical, niche: found, likely } = chooseField(reading, input, knowledge);
  const code = input.region ?? reading.region?.value ?? null;
  const customer = input.customer ?? reading.customer?.value ?? null;
  const near = nearTo(text);
  const niche =
    found === null
      ? null
      : gatherNiche(found, { text, code, customer, isSure: true, nearTo: near }, knowledge);
  const segmentId = reading.segment?.value ?? null;
  const who = findPeople(input, reading, niche, vertical?.customers ?? []);
  return {
    reading,
    field:
      vertical === null
        ? null
        : sliceOf(vertical, niche, text, code, trustIn(input, reading), niche === null ? null : near),
    niche,
    likely:
      likely === null
        ? null
        : gatherNiche(likely, { text, code, customer, isSure: false, nearTo: near }, knowledge),
    place: code === null ? null : placeOf(code, knowledge),
    segment: knowledge.segments.find(({ id }) => id === segmentId) ?? null,
    buyers:
      code === null || !who.isNamed
        ? null
        : findBuyers(who.who, vertical?.id ?? null, code, knowledge.buyers),
    benchmarks: {
      runway: findBenchmark(knowledge, 'runway-months/slipway-rule-2024'),
      ltvToCac: findBenchmark(knowledge, 'ltv-cac/david-skok-2013'),
      churn: findBenchmark(knowledge, `logo-churn-monthly/${churnSegment(segmentId)}-bands`),
      growth: findBenchmark(knowledge, 'annual-growth/startups-lighter'),
    },
  };
};

type Trust = 'chosen' | 'sure' | 'likely';
/** From this confidence on, and by more than one word of the founder's, the field is not in doubt. */
const sureFrom = 0.7;
const wordsLeast = 2;

function trustIn({ vertical }: SwotInput, { verticals }: Reading): Trust {
  if (vertical !== undefined) return 'chosen';
  const [best] = verticals;
  return best !== undefined && best.confidence >= sureFrom && best.because.length >= wordsLeast
    ? 'sure'
    : 'likely';
}

function sliceOf(
  vertical: Vertical,
  niche: NicheSlice | null,
  text: string,
  code: string | null,
  trust: Trust,
  near: NearTo | null,
): FieldSlice {
  const { id, name, acvUsd, customers, pricingAsOf } = vertical;
  const stems = stemsOf(text);
  const shared = (words: string) => [...stemsOf(words)].filter((stem) => stems.has(stem)).length;
  return {
    id,
    name,
    isSure: trust !== 'likely',
    companies: niche?.isRun
      ? []
      : [...nicheCompanies(niche, text), ...nearCompanies(vertical, text)].filter(
          ({ name: company }, at, all) => all.findIndex((one) => one.name === company) === at,
        ),
    customers,
    notes: chooseNotes(vertical, text, code, trust, near),
    channels: niche?.channels.map(({ through }) => through) ?? fittingChannels(vertical.channels, text, code),
    acvUsd,
    facts: factsOf(vertical, code, shared),
    pricingAsOf,
    rulesElsewhere: code === null ? rulesOfPlaces(id) : [],
  };
}

/** Those of the place before those of the world, those about the idea's own words before the others. */
function factsOf(
  { facts }: Vertical,
  code: string | null,
  shared: (words: string) => number,
): readonly Fact[] {
  const nearness = (fact: Fact) => (fact.region === code ? 2 : 0) + Math.min(2, shared(fact.what));
  return facts
    .filter(
      ({ region, confidence }) =>
        confidence !== 'low' && (region === 'global' || (code !== null && holdsIn([region], code))),
    )
    .toSorted((a, b) => nearness(b) - nearness(a) || b.year - a.year)
    .slice(0, factsMost);
}

function placeOf(code: string, { countries }: Knowledge): PlaceSlice {
  const country = countries.find(({ iso }) => iso === code);
  const note = placeNotes.find((one) => one.code === code);
  return {
    code,
    inName: nameOfPlace(code),
    privacy: note?.privacy ?? null,
    rail: note?.rail ?? null,
    chat: note?.chat ?? null,
    priceIndex: country?.priceIndex ?? null,
    population: country?.population ?? null,
    internetUsers: country?.internetUsers ?? null,
    internetYear: country === undefined ? null : Number(country.internetDate.slice(0, 4)),
  };
}

/** The publisher's name for the size of buyer that loses customers at its own pace. */
function churnSegment(segment: string | null): string {
  if (segment === 'consumer') return 'consumer-subscription';
  if (segment === 'mid-market') return 'mid-market';
  return segment === 'enterprise' || segment === 'government' ? 'enterprise' : 'smb';
}

function findBenchmark({ benchmarks }: Knowledge, id: string): Benchmark | null {
  return benchmarks.find((one) => one.id === id) ?? null;
}
