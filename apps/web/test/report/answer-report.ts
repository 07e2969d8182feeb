import type { Figure, Source } from '@slipway/core';
import type { Block, Evidence, Report } from '@slipway/report';
import { says } from './report.ts';

const note: Evidence = { kind: 'source', id: 'parts' };
const census: Evidence = { kind: 'source', id: 'census' };
const said: Evidence = { kind: 'said', field: 'idea', quote: 'send a photo on WhatsApp' };

const published = (id: string, publisher: string, what: string, year: number): Source => ({
  id,
  publisher,
  what,
  year,
  region: 'IN',
  confidence: 'medium',
});
const sources: Record<string, Source> = {
  parts: {
    id: 'parts',
    publisher: 'Slipway trade notes: spare parts',
    what: 'how workshops order seals and bearings',
    year: null,
    region: null,
    confidence: 'low',
  },
  census: published('census', 'Ministry of Agriculture', 'tractors in use, by state', 2022),
  margin: published('margin', 'ACMA', 'gross margins of the aftermarket', 2023),
};

const points = (id: string, label: string, value: number | null, low: number, high: number): Figure => ({
  id,
  label,
  value,
  unit: 'points',
  range: { low, high, means: 'what the unknowns allow' },
  ...(value === null && { status: 'missing', reason: 'Three answers give a number' }),
  provenance: { kind: 'derived', formula: 'weighted sum of the parts', inputs: ['tractors'] },
});
const figures: Record<string, Figure> = Object.fromEntries(
  [
    points('score', 'Score for its kind', null, 30, 65),
    points('evidence', 'Evidence', 12, 8, 20),
    points('demand', 'Demand', 58, 44, 70),
    points('reach', 'Reach', 41, 30, 60),
    {
      id: 'tractors',
      label: 'Tractors in Punjab',
      value: 520_000,
      unit: 'count',
      noun: 'tractors',
      provenance: { kind: 'sourced', sources: ['census'] },
    } satisfies Figure,
    {
      id: 'margin',
      label: 'Gross margin on a seal',
      value: 0.28,
      unit: 'share',
      provenance: { kind: 'sourced', sources: ['margin'] },
    } satisfies Figure,
    {
      id: 'order',
      label: 'Price of an order',
      value: 9,
      unit: 'money',
      currency: 'USD',
      provenance: { kind: 'assumed', why: 'Three seals at $3.', assumption: 'order' },
    } satisfies Figure,
    {
      id: 'fit',
      label: 'Seals named right',
      value: 45,
      unit: 'count',
      noun: 'seals',
      provenance: { kind: 'assumed', why: 'Nine of ten is what a counter reaches.' },
    } satisfies Figure,
  ].map((figure) => [figure.id, figure]),
);

const pays = [
  { value: 'workshop', label: 'Tractor workshops' },
  { value: 'farmer', label: 'Tractor owners' },
  { value: 'dealer', label: 'Parts dealers' },
];
const chip = (value: string, label: string) => ({ value, label });

const blocks: readonly Block[] = [
  {
    kind: 'reading',
    id: 'reading',
    slots: [
      {
        field: 'buyer',
        label: 'Who pays',
        value: 'Tractor workshops',
        standing: 'unsure',
        quote: 'for tractor workshops',
        options: pays,
        takesText: true,
      },
      {
        field: 'does',
        label: 'What it does',
        value: 'Names the right seal from a photo',
        standing: 'read',
        quote: 'names the right seal',
        options: [],
        takesText: true,
      },
      {
        field: 'region',
        label: 'Where',
        value: 'Punjab, India',
        standing: 'confirmed',
        options: [chip('PB', 'Punjab, India'), chip('IN', 'India')],
      },
      {
        field: 'model',
        label: 'How it earns',
        value: 'A margin on each order',
        standing: 'read',
        options: [chip('order', 'A margin on each order'), chip('subscription', 'A subscription')],
      },
      {
        field: 'price',
        label: 'Price',
        value: null,
        standing: 'open',
        options: [chip('5', '$5 an order'), chip('9', '$9 an order')],
        takesText: true,
      },
      {
        field: 'channel',
        label: 'How they order',
        value: 'A photo on WhatsApp',
        standing: 'confirmed',
        quote: 'send a photo on WhatsApp',
        options: [chip('chat', 'A photo on WhatsApp'), chip('phone', 'By phone')],
      },
      {
        field: 'rival',
        label: 'Instead of',
        value: 'The parts counter in town',
        standing: 'read',
        options: [chip('counter', 'The parts counter in town')],
        takesText: true,
      },
    ],
  },
  {
    kind: 'answer',
    id: 'answer',
    tone: 'fair',
    word: 'Test first',
    verdict: says('av', 'Speed can win these orders, but nobody outside your team has confirmed it yet.', [
      note,
    ]),
    dials: [
      {
        label: 'For its kind',
        figure: 'score',
        lean: 'middle',
        max: 100,
        note: says('ad1', 'Three answers give a number.'),
      },
      {
        label: 'Evidence',
        figure: 'evidence',
        max: 100,
        note: says('ad2', 'Your own words only, so far.', [said]),
      },
    ],
    reasons: [
      {
        label: 'Speed wins the order',
        statement: says(
          'ar1',
          'Mechanics buy from whoever names the right seal at once and has it on the noon van.',
          [note],
        ),
      },
      {
        label: 'Wrong parts eat the margin',
        statement: says(
          'ar2',
          'Marketplaces without fitment data drowned in returns; a seal earns {{f:margin}}.',
          [note],
        ),
      },
      {
        label: 'Demand peaks at harvest',
        statement: says('ar3', 'Owners of {{f:tractors}} come at dawn then; the shelf must be full before.', [
          census,
        ]),
      },
    ],
    next: {
      do: says('an', 'Name fifty seals from photos of ten workshops.'),
      passes: says('ap', '{{f:fit}} are right.'),
      dueDays: 14,
    },
    assumed: says('aa', 'We assumed that workshops pay, in Punjab, {{f:order}} an order.'),
    question: {
      question: says('aq', 'Who pays for the seal?'),
      field: 'buyer',
      options: pays,
    },
  },
  {
    kind: 'findings',
    id: 'market',
    title: 'How they buy',
    rows: [
      {
        label: 'Season',
        statements: [says('f1', 'Harvest sends tractor owners to the counter at dawn.', [note])],
      },
      {
        label: 'Who decides',
        statements: [
          says('f2', 'The mechanic picks the part; the owner of the workshop pays at month’s end.', [note]),
        ],
      },
      {
        label: 'Stock',
        statements: [
          says('f3', 'A counter in town keeps the twenty seals that go most; the rest take two days.', [
            note,
          ]),
        ],
      },
      {
        label: 'Size',
        statements: [
          says('f4', 'Punjab has {{f:tractors}}.', [census]),
          says('f5', 'We have no count of workshops.'),
        ],
      },
      { label: 'Margin', statements: [says('f6', 'Sellers keep {{f:margin}} of the price of a seal.')] },
    ],
  },
  {
    kind: 'findings',
    id: 'risks',
    title: 'What stops firms like this',
    rows: [
      {
        label: 'Failed before',
        statements: [says('k1', 'Parts marketplaces without fitment data drowned in returns.', [note])],
      },
      {
        label: 'Rule',
        statements: [
          says('k2', 'Goods and services tax applies to each seal; keep the invoice number.', [census]),
        ],
      },
      {
        label: 'Rival',
        statements: [says('k3', 'Dealers answer photos on WhatsApp already, in working hours.', [note])],
      },
    ],
  },
  {
    kind: 'bars',
    id: 'parts',
    title: 'The parts of the score',
    folded: true,
    max: 100,
    rows: [
      {
        label: 'Demand',
        figure: 'demand',
        weight: '30 %',
        note: says('p1', 'They pay for speed today.', [note]),
      },
      { label: 'Reach', figure: 'reach', weight: '20 %' },
    ],
  },
  {
    kind: 'steps',
    id: 'plan',
    title: 'After that',
    folded: true,
    steps: [{ id: 'pilot', do: says('s1', 'Deliver to three workshops for a month.', [said]), dueDays: 45 }],
  },
  {
    kind: 'assumptions',
    id: 'assumptions',
    title: 'What you can change',
    folded: true,
    rows: [
      {
        id: 'order',
        label: 'Price of an order',
        figure: 'order',
        control: { type: 'number', min: 1, max: 100, step: 1 },
        isOwn: false,
        why: says('w1', 'Three seals an order.'),
      },
    ],
  },
];

/** A sheet of the idea tools: reading, answer, body, the rest folded. */
export const answerReport: Report = {
  toolId: 'score-your-idea',
  title: 'Tractor workshops: the right seal from a photo',
  blocks,
  figures,
  sources,
};
