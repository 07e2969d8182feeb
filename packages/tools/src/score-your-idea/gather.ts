import type { BuyerCount, Company, Knowledge, Vertical } from '@slipway/facts';
import { stemsOf } from '@slipway/report';
import type { Gather } from '../gatherer.ts';
import { gatherNiche } from '../insights/gather-niche.ts';
import type { NicheSlice } from '../insights/index.ts';
import { chooseField } from '../reading/index.ts';
import { pluralise } from '../wording/index.ts';
import type { ScoreBasis, VerticalSlice } from './basis.ts';
import type { ScoreInput } from './fields.ts';
import { wholeText } from './texts.ts';

export const gather: Gather<ScoreInput, ScoreBasis> = (input, { knowledge, readIdea, nearTo }) => {
  const text = wholeText(input);
  const reading = readIdea(text);
  const { vertical, niche: found, likely } = chooseField(reading, input, knowledge);
  const region = input.region ?? reading.region?.value ?? null;
  const customer = input.customer ?? reading.customer?.value ?? null;
  const near = nearTo(text);
  const niche =
    found === null
      ? null
      : gatherNiche(found, { text, code: region, customer, isSure: true, nearTo: near }, knowledge);
  const segmentId = reading.segment?.value;
  return {
    reading,
    vertical: vertical === null ? null : sliceOf(vertical, niche, text, region),
    niche,
    likely:
      likely === null
        ? null
        : gatherNiche(likely, { text, code: region, customer, isSure: false, nearTo: near }, knowledge),
    segment: knowledge.segments.find(({ id }) => id === segmentId) ?? null,
    buyers: customer === null ? null : findBuyers(customer, vertical, region, knowledge.buyers),
    priceIndex: findPriceIndex(region, knowledge),
  };
};

function sliceOf(
  vertical: Vertical,
  niche: NicheSlice | null,
  text: string,
  region: string | null,
): VerticalSlice {
  const { id, name, customers, acvUsd, regulation, risks, channels, trendDrivers, pricingAsOf } = vertical;
  return {
    id,
    name,
    customers,
    companies: niche?.isRun
      ? []
      : [...companiesOf(niche), ...nearestFirst(vertical.companies, text)].filter(
          ({ name: company }, at, all) => all.findIndex((one) => one.name === company) === at,
        ),
    acvUsd,
    regulation,
    risks,
    channels: niche?.channels.map(({ through }) => through) ?? channels,
    trendDrivers,
    pricingAsOf,
    scale: findScale(vertical, region),
  };
}

function companiesOf(niche: NicheSlice | null): readonly Company[] {
  return (niche?.incumbents ?? []).map(({ name, sells, pricing }) => ({ name, positioning: sells, pricing }));
}

/**
 * Companies whose positioning shares words with the idea come first; a word that many of them use says less. The order of the
 * reference breaks ties.
 */
function nearestFirst(companies: readonly Company[], text: string): readonly Company[] {
  const wanted = stemsOf(text);
  const positions = companies.map(({ positioning }) => stemsOf(positioning));
  const near = companies.map((company, index) => {
    const shared = [...(positions[index] ?? [])].filter((stem) => wanted.has(stem));
    const users = shared.map((stem) => positions.filter((stems) => stems.has(stem)).length);
    return { company, score: users.reduce((sum, count) => sum + 1 / count, 0) };
  });
  return near.toSorted((a, b) => b.score - a.score).map(({ company }) => company);
}

/** What the field spends or earns where the founder sells, else worldwide. */
function findScale({ facts }: Vertical, region: string | null): VerticalSlice['scale'] {
  const money = facts.filter(({ kind, confidence }) => kind === 'spend' && confidence !== 'low');
  return (
    money.find((fact) => fact.region === region) ?? money.find((fact) => fact.region === 'global') ?? null
  );
}

/** Who counted this very customer: the field must agree, or the customer's whole name. Without a region the United States stand in. */
function findBuyers(
  customer: string,
  vertical: Vertical | null,
  region: string | null,
  buyers: readonly BuyerCount[],
): BuyerCount | null {
  const place = region ?? 'US';
  const words = ` ${customer
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const bare = words.replace(/ (?:small|independent|local|private|solo|rural|family) /gu, ' ');
  const here = buyers.filter((one) => one.region === place);
  const ofField = here.find(
    ({ verticals, aka }) =>
      vertical !== null && verticals.includes(vertical.id) && aka.some((name) => isNamed(words, name)),
  );
  const whole = here.find(({ aka }) => region !== null && aka.some((name) => isWhole(bare, name)));
  return ofField ?? whole ?? null;
}

/** As a whole word, singular or plural: "law firm" in "small law firms". */
function isNamed(words: string, name: string): boolean {
  return formsOf(name).some((form) => words.includes(` ${form} `));
}

function isWhole(words: string, name: string): boolean {
  return formsOf(name).some((form) => words === ` ${form} `);
}

function formsOf(name: string): readonly string[] {
  return [name, pluralise(name)];
}

function findPriceIndex(region: string | null, { countries }: Knowledge): readonly [number, number] | null {
  return countries.find(({ iso }) => iso === region)?.priceIndex ?? null;
}
