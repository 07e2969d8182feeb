import type { Block, BlockKind } from '../block.ts';
import type { Statement } from '../statement.ts';

const say = (id: string): Statement => ({ id, text: `Said of ${id}`, evidence: [] });
const intro = say('intro');
const derived = { kind: 'derived', formula: 'offices × price', inputs: ['offices', 'price'] } as const;

/** One block of each kind with everything it can hold; the package's tests share them. Figures are the example report's. */
export const everyBlock: { readonly [K in BlockKind]: Extract<Block, { kind: K }> } = {
  reading: {
    id: 'b',
    kind: 'reading',
    intro,
    slots: [
      {
        field: 'buyer',
        label: 'Who pays',
        value: 'Workshops',
        standing: 'unsure',
        quote: 'tractor workshops',
        options: [{ value: 'shop', label: 'Workshops' }],
        takesText: true,
      },
    ],
    known: say('known'),
  },
  answer: {
    id: 'b',
    kind: 'answer',
    intro,
    tone: 'fair',
    word: 'Test first',
    verdict: say('verdict'),
    big: { label: 'Market', figure: 'market' },
    dials: [{ label: 'Demand', figure: 'reach', lean: 'middle', max: 1, note: say('dial') }],
    reasons: [{ label: 'Speed', statement: say('reason') }],
    next: { do: say('do'), passes: say('passes'), dueDays: 14 },
    assumed: say('assumed'),
    question: { question: say('ask'), field: 'customer', options: [{ value: 'a', label: 'A' }] },
  },
  findings: {
    id: 'b',
    kind: 'findings',
    intro,
    rows: [{ label: 'Season', statements: [say('fact-a'), say('fact-b')] }],
  },
  headline: { id: 'b', kind: 'headline', intro, tone: 'good', verdict: say('verdict'), lede: [say('lede')] },
  score: {
    id: 'b',
    kind: 'score',
    intro,
    figure: 'offices',
    max: 100,
    bands: [{ label: 'Low', from: 0, to: 50, tone: 'poor' }],
    caps: [{ at: 40, why: say('cap') }],
  },
  bars: {
    id: 'b',
    kind: 'bars',
    intro,
    max: 10,
    rows: [{ label: 'Reach', figure: 'reach', ceiling: { at: 4, label: 'opinion' }, note: say('note') }],
  },
  radar: {
    id: 'b',
    kind: 'radar',
    intro,
    max: 10,
    axes: [{ label: 'Reach', short: 'R' }],
    series: [{ label: 'You', figures: ['reach'] }],
  },
  boxes: {
    id: 'b',
    kind: 'boxes',
    intro,
    editable: true,
    boxes: [
      {
        id: 's',
        label: 'Strengths',
        hint: 'Inside',
        tone: 'good',
        items: [{ id: 'i', label: 'Done today', statement: say('item'), weight: 4 }],
        empty: say('empty'),
      },
    ],
  },
  matrix: {
    id: 'b',
    kind: 'matrix',
    intro,
    columns: ['O'],
    rows: [{ label: 'S', cells: [[say('cell-a'), say('cell-b')]] }],
  },
  table: {
    id: 'b',
    kind: 'table',
    intro,
    columns: [{ label: 'A' }, { label: 'B' }, { label: 'C' }],
    rows: [{ cells: [{ label: 'x' }, { figure: 'price' }, { statement: say('in-table') }] }],
  },
  line: {
    id: 'b',
    kind: 'line',
    intro,
    x: ['2026-01', '2026-02'],
    series: [{ label: 'MRR', unit: 'money/month', currency: 'USD', values: [1, null], provenance: derived }],
  },
  waterfall: {
    id: 'b',
    kind: 'waterfall',
    intro,
    steps: [{ label: 'Start', figure: 'price', role: 'start' }],
  },
  tornado: {
    id: 'b',
    kind: 'tornado',
    intro,
    outcome: 'market',
    rows: [{ label: 'Price', low: 'market', high: 'market', from: 'price', to: 'price' }],
  },
  rings: { id: 'b', kind: 'rings', intro, rings: [{ label: 'TAM', figure: 'market', note: say('ring') }] },
  distribution: {
    id: 'b',
    kind: 'distribution',
    intro,
    unit: 'money',
    currency: 'USD',
    draws: 10,
    seed: 1,
    bins: [{ from: 0, to: 1, count: 10 }],
    marks: [{ label: 'P50', figure: 'market' }],
    provenance: derived,
  },
  cards: {
    id: 'b',
    kind: 'cards',
    intro,
    cards: [
      { figure: 'payback', bands: [], source: 'qcew', reading: say('reading'), question: say('question') },
    ],
  },
  list: { id: 'b', kind: 'list', intro, ordered: true, tone: 'plain', items: [say('one'), say('two')] },
  steps: {
    id: 'b',
    kind: 'steps',
    intro,
    steps: [{ id: 's', do: say('do'), passes: say('passes'), owner: 'You', dueDays: 14 }],
  },
  callout: { id: 'b', kind: 'callout', intro, tone: 'poor', statement: say('callout') },
  question: {
    id: 'b',
    kind: 'question',
    intro,
    question: say('ask'),
    field: 'customer',
    options: [{ value: 'a', label: 'A', why: 'b' }],
  },
  assumptions: {
    id: 'b',
    kind: 'assumptions',
    intro,
    rows: [
      {
        id: 'reach',
        label: 'Reach',
        figure: 'reach',
        control: { type: 'number', min: 0, max: 1, step: 0.01 },
        isOwn: false,
        why: say('why'),
      },
    ],
  },
};
