import type { Niche } from '@slipway/knowledge';
import { describe, expect, it, test } from 'vitest';
import { maxTextLength } from '../text/words.ts';
import { featureNames } from './features.ts';
import { buildIndexes, openIndexes } from './indexes.ts';
import type { SearchedKnowledge } from './list-rows.ts';
import { nicheFeatureNames } from './niche-features.ts';
import type { IdeaReading } from './query.ts';
import { type Curves, retrieve } from './retrieve.ts';

type Told = Partial<Niche> & Pick<Niche, 'id' | 'name' | 'words' | 'job' | 'buyer'>;

function niche(told: Told): Niche {
  return {
    vertical: told.id.split('/')[0] ?? '',
    short: told.name,
    user: 'staff',
    running: null,
    incumbents: [],
    systems: [],
    today: 'they ring round from a list',
    cost: 'an empty slot earns nothing',
    pains: [],
    channels: [],
    cycle: { weeks: [1, 2], says: 'the owner decides' },
    prices: [],
    rules: [],
    season: null,
    next: [],
    failures: [],
    changes: [],
    moves: {},
    economics: {
      grossMargin: [0, 0],
      churnMonthly: [0, 0],
      cac: [0, 0],
      cacCurrency: 'USD',
      whose: 'to-them',
    },
    questions: [],
    confidence: 'low',
    ...told,
  };
}

const company = (name: string, sells: string, region: string | null = null) => ({
  name,
  sells,
  region,
  pricing: 'a month',
  does: sells,
});

const knowledge: SearchedKnowledge = {
  verticals: [],
  niches: [
    niche({
      id: 'food/brewery',
      name: 'brewing and kegs',
      words: ['brewery', 'beer', 'keg'],
      job: 'fill tanks and pay duty',
      buyer: 'brewery owners',
      incumbents: [company('Breww (UK)', 'duty returns for breweries'), company('MicroStar', 'keg pooling')],
      rules: [
        { region: 'GB', name: 'alcohol duty', says: 'beer duty follows strength' },
        { region: 'US', name: 'TTB notice', says: 'beer excise goes to TTB' },
        { region: 'GB', name: 'noise law', says: 'neighbours may complain' },
      ],
      channels: [{ region: null, through: 'malt suppliers', because: 'they call each brewery' }],
    }),
    niche({
      id: 'food/pubs',
      name: 'pubs and bars',
      words: ['pub', 'bar', 'landlord'],
      job: 'serve guests',
      buyer: 'pub landlords',
      incumbents: [company('Breww', 'beer orders for pubs'), company('Tillco', 'tills for bars')],
      channels: [{ region: null, through: 'drinks wholesalers', because: 'they visit each pub' }],
    }),
    niche({
      id: 'health/dental',
      name: 'dental recall',
      words: ['dentist', 'dental'],
      job: 'fill cancelled chairs',
      buyer: 'dental practice owners',
      incumbents: [company('Recallio', 'reminder texts for dentists')],
    }),
  ],
  wordings: [],
  jobs: [{ niche: 'food/brewery', what: 'filing the duty return', pain: 'a', today: 'b', hard: 'c' }],
  fieldFacts: [],
  buyers: [
    {
      id: 'gb-breweries',
      label: 'Breweries',
      value: 1800,
      unit: 'firms',
      region: 'GB',
      year: 2023,
      publisher: 'SIBA',
      confidence: 'low',
      checked: false,
      verticals: ['food'],
      aka: ['brewery', 'craft brewery'],
    },
  ],
  twins: [],
};
const noVectors = { dimensions: 2, find: () => null };
const weigh = (names: readonly string[], worth: Readonly<Record<string, number>>) =>
  names.map((name) => worth[name] ?? 0);
const curves: Curves = {
  row: {
    start: -0.5,
    weights: weigh(featureNames, { nicheScore: 1, ownWords: 0.5, elsewhere: -9, here: 1, confirmed: 2 }),
  },
  niche: { start: -1, weights: weigh(nicheFeatureNames, { score: 2 }) },
};
const data = buildIndexes(knowledge, noVectors);
const indexes = openIndexes(data, knowledge, noVectors);
const find = (text: string, reading: IdeaReading = {}) => retrieve(text, reading, indexes, curves);
const names = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name);

const idea = 'beer duty returns filed from the brewhouse log, for craft breweries';
const reading: IdeaReading = {
  does: 'files beer duty returns by strength',
  payer: 'craft breweries',
  places: ['GB'],
};

test.each([
  ['a brewery', idea, 'food/brewery'],
  ['a pub', 'a rota for pub landlords and their bar staff', 'food/pubs'],
  ['a dentist', 'texts dental patients who cancel on their dentist', 'health/dental'],
])('%s is found by its own words', (_, text, id) => {
  expect(find(text).jobNiche).toBe(id);
});

describe('rows of an idea that was read', () => {
  const { rows, niches, known } = find(idea, reading);

  it('ranks rivals, and tells a company that two niches list once, with both', () => {
    expect(names(rows.rival).slice(0, 2)).toEqual(['Breww (UK)', 'MicroStar']);
    expect(rows.rival[0]?.niches).toEqual(['food/brewery', 'food/pubs']);
  });
  it('calls the same act a rival, and the others sellers to the same people', () => {
    expect(rows.rival[0]?.standing).toBe('same-job');
    expect(rows.rival.find(({ name }) => name === 'MicroStar')?.standing).toBe('also-sells');
  });
  it('is silent about rules of other places, and about those that share no word with what it does', () => {
    expect(names(rows.rule)).toEqual(['alcohol duty']);
  });
  it('counts who pays where the founder sells', () => {
    expect(names(rows.buyers)).toEqual(['Breweries']);
    expect(find(idea, { ...reading, places: ['US'] }).rows.buyers).toEqual([]);
  });
  it('keeps one niche where a second brings no two words', () => {
    expect(niches.map(({ id }) => id)).toEqual(['food/brewery']);
    expect(known).toBe('near');
  });
});

it('takes a second niche that covers two words of its own, and tells the way in by who pays', () => {
  const found = find('beer duty returns for pub landlords', {
    does: 'files beer duty returns',
    payer: 'pub landlords',
  });
  expect(found.niches.map(({ id }) => id)).toEqual(['food/pubs', 'food/brewery']);
  expect(found.jobNiche).toBe('food/brewery');
  expect(found.payerNiche).toBe('food/pubs');
  expect(names(found.rows.channel)).toEqual(['drinks wholesalers']);
});

it('puts the niche first that the founder confirmed, and none where none was right', () => {
  expect(find(idea, { ...reading, niche: null }).known).not.toBe('near');
  expect(find(idea, { ...reading, niche: 'health/dental' }).jobNiche).toBe('health/dental');
});

it.each(['', '   ', 'xyzzy plugh', '1234 5678', '\u{1F600}\u{1F600}'])('knows little about %j', (text) => {
  const found = find(text);
  expect(found.rows.rival).toEqual([]);
  expect(found.known).toBe('little');
});

it('gives the same bytes for the same text, and from indexes that went through a file', () => {
  const again = openIndexes(structuredClone(data), knowledge, noVectors);
  expect(JSON.stringify(retrieve(idea, reading, again, curves))).toBe(JSON.stringify(find(idea, reading)));
});

it.each([
  ['one letter', 'a'],
  ['an ending without an end', "s's"],
  ['brackets', '(([['],
  ['a word', 'brewery '],
  ['other letters', 'ß遺'],
])('reads no further than its limit: %s repeated', (_, piece) => {
  const text = piece.repeat(maxTextLength);
  const cut = text.slice(0, maxTextLength);
  expect(find(text, { does: text, payer: text })).toEqual(find(cut, { does: cut, payer: cut }));
});
