import { type Figure, times } from '@slipway/core';
import { describe, expect, it } from 'vitest';
import type { AnswerBlock, CompareBlock, HeadlineBlock } from '../block.ts';
import { checkReport } from '../check-report.ts';
import { fillText } from '../placeholders.ts';
import type { Report } from '../report.ts';
import { compareReports } from './compare-reports.ts';

const figure = (id: string, value: number | null, more: Partial<Figure> = {}): Figure => ({
  id,
  label: id,
  value,
  unit: 'count',
  provenance: { kind: 'assumed', why: 'A guess.' },
  ...more,
});
const answer: AnswerBlock = {
  id: 'answer',
  kind: 'answer',
  tone: 'fair',
  word: 'Test first',
  verdict: { id: 'verdict', text: 'It sells.', evidence: [] },
  big: { label: 'Sales', figure: 'sales' },
  dials: [],
  reasons: [],
};
/** Sales are shops times price. */
const make = (title: string, shops: number, price: number, more: Partial<Report> = {}): Report => ({
  toolId: 'tool',
  title: `Sales: ${title}`,
  blocks: [answer],
  figures: {
    shops: figure('shops', shops, { label: 'Shops' }),
    price: figure('price', price, { label: 'Price' }),
    sales: figure('sales', shops * price, {
      provenance: { kind: 'derived', formula: times('shops', 'price'), inputs: ['shops', 'price'] },
    }),
  },
  sources: {},
  ...more,
});
const scored = (title: string, points: number, range?: readonly [number, number]): Report =>
  make(title, 1, 1, {
    blocks: [
      {
        ...answer,
        big: { label: 'Score', figure: 'score' },
      },
    ],
    figures: {
      score: figure('score', points, {
        unit: 'points',
        ...(range ? { range: { low: range[0], high: range[1], means: 'unknowns' } } : {}),
      }),
    },
  });
const endless = (report: Report): Report => ({
  ...report,
  figures: {
    ...report.figures,
    sales: figure('sales', null, { status: 'infinite', reason: 'Never ends.' }),
  },
});
const leadOf = (...reports: readonly Report[]): string => {
  const report = compareReports(reports);
  expect(checkReport(report)).toEqual([]);
  return fillText((report.blocks[0] as HeadlineBlock).verdict.text, report.figures);
};

describe('what sets results apart, in one sentence', () => {
  it.each<[string, readonly Report[], string]>([
    ['a score has a lead', [scored('bees', 30), scored('kegs', 48)], 'Kegs leads by 18 points.'],
    [
      'ranges that overlap are said',
      [scored('bees', 30, [10, 50]), scored('kegs', 48, [30, 60])],
      'Kegs leads by 18 points, but the ranges overlap.',
    ],
    [
      'one input that differs is the whole of it',
      [make('bees', 10, 5), make('kegs', 10, 9)],
      'Sales: B has 90, A 50, all of it from price.',
    ],
    ['two that differ are not', [make('bees', 10, 5), make('kegs', 20, 9)], 'Sales: B has 180, A 50.'],
    [
      'the answer is the same, and what it is made of is not',
      [make('bees', 10, 5), make('kegs', 5, 10)],
      'Sales is the same. They differ most here: Shops: A has 10, B 5.',
    ],
    [
      'a number on one side and no end on the other come before all else',
      [make('bees', 10, 5), endless(make('kegs', 4, 9))],
      'Sales: A has 50, B no end. Shops: A has 10, B 4.',
    ],
    [
      'nothing differs',
      [make('bees', 10, 5), make('kegs', 10, 5)],
      'No shared figure differs. Their answers are below, in words.',
    ],
    [
      'of four the ends are named',
      [scored('bees', 30), scored('kegs', 48), scored('route 66', 12), scored('wax', 40)],
      'Kegs leads over C by 36 points.',
    ],
  ])('%s', (_, reports, lead) => {
    expect(leadOf(...reports)).toBe(lead);
  });
});

it('the name of a side begins as a name does, when the tool before it is left out', () => {
  const [of, other] = ['bees', 'kegs'].map((name) => ({ ...make(name, 1, 2), title: `Score: ${name}` }));
  if (!of || !other) throw new Error('There are two.');
  const block = compareReports([of, other]).blocks.find(({ kind }) => kind === 'compare') as CompareBlock;
  expect(block.sides.map(({ name }) => name)).toEqual(['Bees', 'Kegs']);
});

describe('which rows there are', () => {
  const rowsOf = (...reports: readonly Report[]) =>
    (compareReports(reports).blocks[1] as CompareBlock).rows.map(({ label, figures }) => [label, ...figures]);

  it('the answer, then what it is made of', () => {
    expect(rowsOf(make('bees', 10, 5), make('kegs', 10, 9))).toEqual([
      ['Sales', 'a-sales', 'b-sales'],
      ['Shops', 'a-shops', 'b-shops'],
      ['Price', 'a-price', 'b-price'],
    ]);
  });

  it('not what counts other things on the other side', () => {
    const counting = (title: string, noun: string, sales: number) =>
      make(title, 1, 1, { figures: { sales: figure('sales', sales, { label: 'Needed', noun }) } });
    expect(rowsOf(counting('kegs', 'breweries', 1400), counting('bees', 'dental offices', 330))).toEqual([]);
    expect(rowsOf(counting('kegs', 'breweries', 1400), counting('bees', 'breweries', 330))).toHaveLength(1);
  });

  it('not what has another unit on the other side, and a hole where a side has none', () => {
    const bees = make('bees', 10, 5);
    const { price, ...rest } = bees.figures;
    expect(price?.unit).toBe('count');
    const money = {
      ...bees,
      figures: { ...rest, price: figure('price', 5, { unit: 'money', currency: 'USD' }) },
    };
    expect(rowsOf(bees, money).map(([label]) => label)).not.toContain('Price');
    const hole = scored('kegs', 3);
    const two = [make('bees', 10, 5), make('wax', 2, 5), { ...hole, toolId: 'tool' }];
    expect(rowsOf(...two)[0]).toEqual(['Sales', 'a-sales', 'b-sales', null]);
  });

  it('two results of one tool at least, and none that only asks', () => {
    expect(compareReports([make('bees', 1, 1)]).blocks).toEqual([]);
    expect(compareReports([make('bees', 1, 1), make('kegs', 1, 1, { toolId: 'other' })]).blocks).toEqual([]);
    expect(compareReports([make('bees', 1, 1), make('kegs', 1, 1, { asksBack: true })]).blocks).toEqual([]);
    expect(compareReports([]).blocks).toEqual([]);
  });
});

it('lists a source once that several results stand on', () => {
  const source = {
    id: 'survey',
    publisher: 'Example',
    what: 'Usual range',
    year: 2024,
    region: null,
    confidence: 'medium',
  } as const;
  const figures = {
    sales: figure('sales', 5, { provenance: { kind: 'sourced', sources: ['survey', 'again'] } }),
  };
  const of = (title: string, year: number) =>
    make(title, 1, 1, {
      figures,
      sources: { survey: source, again: { ...source, id: 'again', year } },
    });
  const report = compareReports([of('bees', 2024), of('kegs', 2025)]);
  expect(Object.keys(report.sources)).toEqual(['a-survey', 'b-again']);
  expect(report.figures['a-sales']?.provenance).toEqual({ kind: 'sourced', sources: ['a-survey'] });
  expect(report.figures['b-sales']?.provenance).toEqual({
    kind: 'sourced',
    sources: ['a-survey', 'b-again'],
  });
  expect(checkReport(report)).toEqual([]);
});
