import type { Block, Evidence, Report, Statement } from '@slipway/report';
import { figures, sources } from './figures.ts';
import { moneyBlocks } from './money-blocks.ts';

export function says(id: string, text: string, evidence: readonly Evidence[] = [], by?: 'model'): Statement {
  return { id, text, evidence, ...(by && { by }) };
}
const said: Evidence = {
  kind: 'said',
  field: 'idea',
  quote: 'front-desk staff lose an hour a day to phone tag',
};

const bands = [
  { label: 'Stop or rethink', from: 0, to: 35, tone: 'poor' },
  { label: 'Test before building', from: 35, to: 60, tone: 'fair' },
  { label: 'Build the first version', from: 60, to: 80, tone: 'good' },
  { label: 'Go', from: 80, to: 100, tone: 'good' },
] as const;

const blocks: readonly Block[] = [
  {
    kind: 'headline',
    id: 'head',
    tone: 'fair',
    verdict: says(
      'v',
      'Phone tag hurts dental front desks, but {{f:interviews}} are not a payment: {{f:score}} of a hundred.',
    ),
    lede: [
      says('l1', 'Weave and NexHealth already sell into the same desk.', [{ kind: 'source', id: 'ada' }]),
      says(
        'l2',
        'Your own words carry the problem; nobody has paid yet.',
        [said, { kind: 'figure', id: 'interviews' }],
        'model',
      ),
      says('l3', 'What it costs to win a customer cannot be told yet.', [{ kind: 'figure', id: 'cac' }]),
    ],
  },
  {
    kind: 'score',
    id: 'score',
    title: 'Score',
    figure: 'score',
    max: 100,
    bands,
    caps: [
      {
        at: 70,
        why: says('c1', '{{f:interviews}} lift the ceiling to here; a payment would lift it further.'),
      },
      { at: 45, why: says('c2', 'Nobody has paid for it yet.', [said]) },
    ],
  },
  {
    kind: 'bars',
    id: 'bars',
    title: 'Ten dimensions, six shown',
    max: 10,
    rows: [
      {
        label: 'Problem severity',
        figure: 'problem',
        weight: '15 %',
        ceiling: { at: 7, label: 'interviews' },
        note: says('b1', 'An hour a day is lost in each office.', [said]),
      },
      {
        label: 'Frequency',
        figure: 'frequency',
        weight: '10 %',
        ceiling: { at: 8, label: 'qualified waitlist' },
      },
      {
        label: 'Willingness to pay',
        figure: 'pay',
        weight: '15 %',
        ceiling: { at: 4, label: 'opinions only, nobody was asked for money' },
      },
      {
        label: 'Timing',
        figure: 'timing',
        unknown: true,
        ceiling: { at: 10, label: 'payment' },
        note: says('b2', 'Tell what changed in the last two years that makes this possible now.'),
      },
      {
        label:
          'Differentiation from Weave, NexHealth and the practice-management suites that already own the calendar',
        figure: 'edge',
        weight: '10 %',
      },
      { label: 'Founder fit', figure: 'fit' },
    ],
  },
  {
    kind: 'radar',
    id: 'radar',
    title: 'Shape of the idea',
    max: 10,
    axes: [
      { label: 'Problem severity', short: 'Problem' },
      { label: 'Frequency', short: 'Often' },
      { label: 'Willingness to pay', short: 'Pay' },
      { label: 'Timing', short: 'Timing' },
      { label: 'Differentiation', short: 'Edge' },
      { label: 'Founder fit', short: 'Fit' },
    ],
    series: [{ label: 'This idea', figures: ['problem', 'frequency', 'pay', 'timing', 'edge', 'fit'] }],
  },
  {
    kind: 'radar',
    id: 'radar-two',
    title: 'Two ideas compared',
    max: 10,
    axes: ['Problem', 'Often', 'Pay', 'Timing', 'Edge', 'Fit'].map((short) => ({ label: short, short })),
    series: [
      { label: 'This idea', figures: ['problem', 'frequency', 'pay', 'timing', 'edge', 'fit'] },
      {
        label: 'Recall reminders',
        figures: ['rival-problem', 'rival-frequency', 'rival-pay', 'rival-timing', 'rival-edge', 'rival-fit'],
      },
    ],
  },
  {
    kind: 'boxes',
    id: 'boxes',
    title: 'SWOT',
    editable: true,
    boxes: [
      {
        id: 's',
        label: 'Strengths',
        hint: 'Inside, helps',
        tone: 'good',
        items: [
          {
            id: 'i1',
            statement: says('s1', 'Runway of {{f:runway}} covers two test cycles.'),
            label: 'Runway',
            weight: 4,
          },
        ],
      },
      {
        id: 'w',
        label: 'Weaknesses',
        hint: 'Inside, hurts',
        tone: 'poor',
        items: [
          {
            id: 'i2',
            statement: says('s2', 'No integration with Dentrix or Open Dental yet.', [said]),
            weight: 3,
          },
          {
            id: 'i3',
            statement: says('s3', 'The only evidence is talk.', [{ kind: 'figure', id: 'interviews' }]),
            weight: 2,
          },
        ],
      },
      {
        id: 'o',
        label: 'Opportunities',
        hint: 'Outside, helps',
        tone: 'good',
        items: [
          {
            id: 'i4',
            statement: says('s4', '{{f:offices}} still answer the phone by hand.', [], 'model'),
            weight: 5,
          },
        ],
      },
      {
        id: 't',
        label: 'Threats',
        hint: 'Outside, hurts',
        tone: 'poor',
        items: [],
        empty: says('s5', 'Name two rivals and this box fills.'),
      },
    ],
  },
  {
    kind: 'matrix',
    id: 'tows',
    title: 'TOWS',
    tab: 'TOWS',
    columns: ['Opportunities', 'Threats'],
    rows: [
      {
        label: 'Strengths',
        cells: [
          [says('m1', 'Use the {{f:runway}} to sell to the {{f:offices}} that book by phone.')],
          [says('m2', 'Ship the Dentrix link before Weave bundles it.', [said])],
        ],
      },
      {
        label: 'Weaknesses',
        cells: [
          [
            says('m3', 'Trade a free month for a signed letter from three offices.'),
            says('m4', 'Ask each manager what an empty chair costs.'),
          ],
          [],
        ],
      },
    ],
  },
  {
    kind: 'table',
    id: 'forces',
    title: 'Five forces',
    tab: 'Five forces',
    columns: [{ label: 'Force' }, { label: 'Reading' }, { label: 'Strength', numeric: true }],
    rows: [
      {
        cells: [
          { label: 'Rivals' },
          { statement: says('f1', 'Weave and NexHealth hold the desk.', [{ kind: 'source', id: 'ada' }]) },
          { label: 'High', tone: 'poor' },
        ],
      },
      {
        cells: [
          { label: 'Buyers' },
          { statement: says('f2', 'An office pays {{f:price}} for phones already.') },
          { label: 'Medium', tone: 'fair' },
        ],
      },
      { cells: [{ label: 'Sum' }, { label: 'Weighted' }, { figure: 'tiny' }], strong: true },
    ],
  },
  {
    kind: 'list',
    id: 'stop',
    title: 'Reasons to stop',
    ordered: true,
    tone: 'poor',
    items: [
      says('x1', 'Willingness to pay stands at {{f:pay}} of ten, on opinion alone.'),
      says('x2', 'A seller closes {{f:capacity}}: {{f:som}} is all three years can bring.'),
      says('x3', 'A calendar nobody lets you write to is a wall.', [said], 'model'),
    ],
  },
  {
    kind: 'list',
    id: 'flags',
    ordered: false,
    tone: 'fair',
    items: [says('x4', 'World spending of {{f:huge}} is not your market.', [{ kind: 'source', id: 'blog' }])],
  },
  {
    kind: 'steps',
    id: 'steps',
    title: 'The cheapest test',
    steps: [
      {
        id: 'st1',
        do: says('d1', 'Ask ten offices for a deposit of {{f:price}}.'),
        passes: says('d2', 'three of ten pay before anything is built.'),
        owner: 'Founder',
        dueDays: 14,
      },
      {
        id: 'st2',
        do: says('d3', 'Write the Dentrix link as a script, by hand, for one office.'),
        dueDays: 1,
      },
    ],
  },
  {
    kind: 'callout',
    id: 'note',
    tone: 'poor',
    statement: says(
      'n1',
      'Total market and sales capacity disagree by three orders of magnitude: believe the capacity.',
      [
        { kind: 'figure', id: 'som' },
        { kind: 'figure', id: 'tam' },
      ],
    ),
  },
  {
    kind: 'question',
    id: 'ask',
    title: 'One question',
    field: 'vertical',
    question: says('q1', 'Who pays: the practice, or the group that owns it?'),
    options: [
      { value: 'practice', label: 'The single practice', why: 'Short sale, card payment.' },
      { value: 'dso', label: 'A dental group', why: 'Twelve-month sale, one contract for many offices.' },
    ],
  },
  ...moneyBlocks,
];

/** Every kind of block, and every odd value a report may carry. */
export const sampleReport: Report = {
  toolId: 'score-your-idea',
  title: 'Front-desk scheduling for independent dental offices',
  blocks,
  figures,
  sources,
};
