import type { IdeaNotes, IdeaProfile, Understood } from '@slipway/analyst';
import type { BoxesBlock, Report } from '@slipway/report';
import { fillText } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import { engine } from './engine.ts';
import type { SwotInput } from './fields.ts';

const open = <T>(): Understood<T> => ({ value: null, standing: 'open', quote: null, alternatives: [] });
export const read = <T>(value: T, standing: Understood<T>['standing'] = 'read'): Understood<T> => ({
  value,
  standing,
  quote: null,
  alternatives: [],
});

const profile: IdeaProfile = {
  name: 'fill cancelled slots',
  does: read('fill cancelled slots'),
  thing: 'slots',
  act: 'fill',
  acts: [],
  pays: read('dental offices'),
  uses: open(),
  supplies: open(),
  where: read('US'),
  charges: open(),
  price: open(),
  niche: { ...read('dental/desk'), standing: 'confirmed' },
  venture: open(),
  stage: open(),
  evidence: open(),
  unitCost: open(),
  question: null,
  founderYears: open(),
  rivals: [],
  worry: open(),
  channel: null,
  returned: open(),
  roles: {
    volume: open(),
    aim: open(),
    salePrice: open(),
    askedPrice: open(),
    lasts: open(),
  },
  waiting: open(),
  deposits: open(),
  lines: [],
  sentences: [],
  isSeasonal: false,
  own: {
    capacity: open(),
    unitCost: open(),
    ownCash: open(),
    ownCost: open(),
    customersNow: open(),
    theyPay: open(),
    ownGoal: open(),
    ownCount: open(),
    included: open(),
    season: open(),
    times: open(),
  },
  numbers: [],
  offer: read('software'),
  businessModel: open(),
  side: 'supplier',
  length: 'line',
};

const nothing: IdeaNotes = {
  known: 'near',
  niches: [
    {
      id: 'dental/desk',
      industry: 'dental',
      industryName: 'Dental',
      short: 'dental offices',
      name: 'Dental desks',
      likely: 0.8,
    },
  ],
  choices: [],
  businessModel: null,
  businessModels: [],

  venture: null,
  ventures: [],
  alikeMark: null,
  signs: null,
  cycle: null,
  economics: null,
  running: null,
  ranks: null,
  rivals: [],
  prices: [],
  failures: [],
  rules: [],
  changes: [],
  questions: [],
  channels: [],
  systems: [],
  season: null,
  today: null,
  cost: null,
  pains: [],
  facts: [],
  counts: [],
  priceIndex: null,
  placeName: 'United States',
};

const row = (kind: string, at = 0, likely = 0.8) => ({
  id: `dental/desk#${kind}:${at}`,
  niche: 'dental/desk',
  likely,
});

/** One row of each kind, all likely. */
export const rows = {
  rival: {
    ...row('rival'),
    name: 'Weave',
    does: 'texts patients for dental desks',
    pricing: 'per office a month',
    isSameJob: true,
    region: null,
  },
  otherRival: {
    ...row('rival', 1),
    name: 'NexHealth',
    does: 'books patients online',
    pricing: 'a monthly plan',
    isSameJob: true,
    region: null,
  },
  alsoSells: {
    ...row('rival', 2),
    name: 'Dentrix',
    does: 'keeps charts',
    pricing: 'a licence',
    isSameJob: false,
    region: null,
  },
  failure: { ...row('failure'), says: 'booking sites without the chair plan were switched off' },
  rule: { ...row('rule'), name: 'TCPA', says: 'texts need consent', region: 'US' },
  opens: {
    ...row('change'),
    says: 'practice software opened its calendar',
    effect: 'good' as const,
    region: null,
  },
  closes: { ...row('change', 1), says: 'carriers block bulk texts', effect: 'bad' as const, region: null },
  channel: {
    ...row('channel'),
    name: 'Dental dealers',
    says: 'reps visit each office monthly',
    region: null,
  },
  system: { ...row('system'), name: 'Open Dental', says: 'holds the calendar', region: null },
  cost: { ...row('cost'), says: 'an empty chair costs an hour of pay' },
  cycle: { weeks: [26, 52] as const, says: 'the owner decides after a trial', niche: 'dental/desk' },
};

/** A sheet as the engine draws it, without a library. */
export function draw(
  input: SwotInput = {},
  notes: Partial<IdeaNotes> = {},
  more: Partial<IdeaProfile> = {},
): Report {
  const basis: IdeaBasis = {
    profile: { ...profile, ...more },
    notes: { ...nothing, ...notes },
    scope: { kind: 'answer' },
  };
  return engine.run({ idea: 'Fill cancelled slots for dental offices', ...input }, basis);
}

export function boxesOf({ blocks }: Report): BoxesBlock['boxes'] {
  return blocks.flatMap((block) => (block.kind === 'boxes' ? block.boxes : []));
}

/** "Label: sentence", as a reader sees them. */
export function linesOf(report: Report, boxId: string): string[] {
  const items = boxesOf(report).find(({ id }) => id === boxId)?.items ?? [];
  return items
    .filter(({ struck }) => struck !== true)
    .map(({ label, statement }) => `${label ?? ''}: ${fillText(statement.text, report.figures)}`);
}

export function answerOf({ blocks }: Report) {
  const block = blocks.find(({ kind }) => kind === 'answer');
  if (block?.kind !== 'answer') throw new Error('No answer');
  return block;
}
