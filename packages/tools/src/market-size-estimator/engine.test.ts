import { checkReport, fillText, listSentences, type Report } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { readInput } from '../read-input.ts';
import { engine } from './engine.ts';
import type { MarketInput } from './fields.ts';
import { fields, sample } from './fields.ts';
import { gather } from './gather.ts';

const library = loadTestLibrary();
const run = (input: MarketInput): Report => engine.run(input, gather(input, library));
const verdictOf = (report: Report) => {
  const [first] = report.blocks;
  return first?.kind === 'headline'
    ? { tone: first.tone, text: fillText(first.verdict.text, report.figures) }
    : null;
};

test.each<[string, MarketInput]>([
  ['nothing but an idea', { idea: 'An app for dairy farmers in Kenya' }],
  ['a word', { idea: 'x' }],
  ['only a field', { vertical: 'gaming' }],
  ['nobody to sell to', { customer: 'dental offices', buyers: 0 }],
  ['no price', { customer: 'dental offices', pricePerMonth: 0 }],
  ['huge', { customer: 'people', buyers: 10_000_000_000, pricePerMonth: 10_000_000 }],
  ['shares of zero', { customer: 'dental offices', problemShare: 0, fitShare: 0, reachShare: 0 }],
  ['everybody leaves', { customer: 'dental offices', reps: 2, churnPerMonth: 1 }],
  ['a budget and no cost', { customer: 'dental offices', acquisitionBudget: 1000 }],
  ['free customers', { customer: 'dental offices', acquisitionBudget: 1000, cac: 0 }],
  ['one year', { customer: 'law firms', horizonYears: 1, reps: 1 }],
  ['a currency and nothing else', { customer: 'schools', region: 'IN', currency: 'INR' }],
  ['braces and digits', { idea: '{{f:tam}} 42', customer: '{{f:som}} 3 dentists (2)' }],
  ['another script', { idea: 'नमस्ते किसान', region: 'IN' }],
  ['ads', { idea: 'A quiz for students', businessModel: 'ads', segment: 'consumer', region: 'BR' }],
  ['hardware', { customer: 'farms', businessModel: 'hardware', pricePerPurchase: 600, lifetimeYears: 8 }],
])('a whole report for %s', (_, input) => {
  const report = run(input);
  expect(checkReport(report)).toEqual([]);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  for (const sentence of listSentences(report)) expect(sentence).not.toMatch(/NaN|Infinity|undefined|null/u);
});

test('same input, same bytes, whatever the order of its keys', () => {
  const turned = Object.fromEntries(Object.entries(sample).reverse());
  const read = readInput(fields, turned);
  if (!read.ok) throw new Error('the sample is refused');
  expect(JSON.stringify(run(read.input))).toBe(JSON.stringify(run(sample)));
});

test('every figure leads down to what was measured, sourced or assumed', () => {
  const { figures } = run(sample);
  const reach = (id: string): string[] => {
    const origin = figures[id]?.provenance;
    return origin?.kind === 'derived' ? origin.inputs.flatMap(reach) : [origin?.kind ?? 'lost'];
  };
  for (const id of Object.keys(figures)) {
    expect(reach(id).length, id).toBeGreaterThan(0);
    expect(reach(id), id).not.toContain('lost');
  }
});

test('SOM is bounded by who sells, and the bound is named', () => {
  const { figures, blocks } = run(sample);
  expect(figures.som?.value).toBe(figures.capacityBound?.value);
  expect(figures.som?.value).toBeLessThan(figures.shareBound?.value ?? 0);
  const callout = blocks.find(({ id }) => id === 'binding');
  expect(callout?.kind === 'callout' && callout.statement.text).toContain('{{f:capacityBound}}');
});

test('too small is said plainly, with the figures', () => {
  const report = run({
    customer: 'craft breweries',
    region: 'US',
    pricePerMonth: 99,
    problemShare: 0.5,
    reachShare: 0.6,
  });
  expect(report.figures.samP90?.value).toBeLessThan(50e6);
  expect(verdictOf(report)?.tone).toBe('poor');
  expect(verdictOf(report)?.text).toMatch(/venture/u);
});

test('a large market of counted buyers gets a good word, a guessed one does not', () => {
  const counted = {
    customer: 'dental offices',
    region: 'US',
    pricePerMonth: 900,
    problemShare: 0.8,
    fitShare: 0.8,
    reachShare: 0.8,
  } as const;
  expect(verdictOf(run(counted))?.tone).toBe('good');
  expect(verdictOf(run({ customer: 'farms', region: 'NG', pricePerMonth: 90 }))?.tone).toBe('plain');
});

test('not knowing the buyers is an answer: it asks, and tells how many it would take', () => {
  const report = run({ idea: 'Forecasts for bakeries', customer: 'bakeries', region: 'DE' });
  expect(report.figures.tam).toBeUndefined();
  expect(report.figures.neededBuyers?.value).toBeGreaterThan(0);
  expect(report.blocks.some((block) => block.kind === 'question' && block.field === 'buyers')).toBe(true);
  const known = run({ idea: 'Forecasts for bakeries', customer: 'bakeries', region: 'DE', buyers: 9000 });
  expect(known.figures.tam?.value).toBeGreaterThan(0);
});

test('an unsettled field asks and switches its tables off', () => {
  const input = { idea: 'Compliance training for hospitals', region: 'US' } as const;
  const asked = run(input);
  expect(asked.blocks.some((block) => block.kind === 'question' && block.field === 'vertical')).toBe(true);
  expect(asked.figures.topDownFigure?.value).toBeNull();
  const settled = run({ ...input, vertical: 'edtech-corporate' });
  expect(settled.blocks.some((block) => block.kind === 'question' && block.field === 'vertical')).toBe(false);
  expect(settled.figures.topDownFigure?.value).toBe(98e9);
});

test('an edit in the sheet recomputes all of it and leaves the other draws alone', () => {
  const basis = gather(sample, library);
  const before = engine.run(sample, basis);
  const after = engine.run({ ...sample, assumptions: { reps: 6 } }, basis);
  expect(after.figures.capacityBound?.value).toBeCloseTo((before.figures.capacityBound?.value ?? 0) * 2, 4);
  expect(after.figures.tamP90?.value).toBe(before.figures.tamP90?.value);
  const dearer = engine.run({ ...sample, assumptions: { pricePerMonth: 1000 } }, basis);
  expect(dearer.figures.tam?.value).toBeCloseTo((before.figures.tam?.value ?? 0) * 2, 4);
});

test('publishers who disagree are shown with their spread', () => {
  const report = run({
    idea: 'Video doctor visits',
    customer: 'patients',
    vertical: 'telehealth',
    region: 'US',
    buyers: 1e6,
  });
  expect(report.figures.spread?.value).toBeCloseTo(142.96 / 9, 6);
  const table = report.blocks.find(({ id }) => id === 'published');
  expect(table?.kind === 'table' && table.rows.length).toBeGreaterThanOrEqual(3);
});

test('no exchange rate is invented', () => {
  const rupees = run({
    customer: 'schools',
    region: 'IN',
    vertical: 'edtech-k12',
    currency: 'INR',
    pricePerMonth: 4000,
  });
  expect(rupees.figures.tam?.currency).toBe('INR');
  expect(rupees.figures.usdRate?.value).toBeNull();
  expect(rupees.figures.ventureFloor).toBeUndefined();
  const dollars = run({ customer: 'schools', region: 'IN', vertical: 'edtech-k12', currency: 'INR' });
  expect(dollars.figures.tam?.currency).toBe('USD');
});

test('nothing at all is refused with a sentence', () => {
  expect(engine.check({})).toHaveLength(1);
  expect(engine.check(sample)).toEqual([]);
});
