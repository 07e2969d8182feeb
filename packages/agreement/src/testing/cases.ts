import { type CompanyRecord, mergeRecord, type Slot } from '@slipway/record';
import type { CheckedPage, CheckedResult, Company } from '../company.ts';

export const today = '2026-11-16';
const now = `${today}T09:00:00.000Z`;

/** A company of which only this was said, in one form, today. */
export const told = (input: Record<string, unknown>, more: Partial<Company> = {}): Company => ({
  record: mergeRecord({}, 'score-your-idea', input, now),
  results: [],
  pages: [],
  asOf: today,
  ...more,
});

export const months = (revenues: readonly number[], customers: number, more: object = {}) =>
  revenues.map((mrr, at) => ({ month: `2026-${String(at + 1).padStart(2, '0')}`, mrr, customers, ...more }));

export const result = (
  toolId: string,
  figures: Record<string, readonly [number, CheckedResult['figures'][string]['unit']]>,
  input: Record<string, unknown> = {},
): CheckedResult => ({
  toolId,
  tool: toolId,
  runId: `run-${toolId}`,
  date: today,
  figures: Object.fromEntries(Object.entries(figures).map(([id, [value, unit]]) => [id, { value, unit }])),
  input,
});

/** A fact that a result left in the record. */
export const learnt = (value: unknown): Slot => ({
  value,
  toolId: 'financial-metrics',
  at: now,
  provenance: { kind: 'result', runId: 'r1', figure: 'x' },
});

export const page = (price: string, more: Partial<CheckedPage> = {}): CheckedPage => ({
  id: 'p1',
  name: 'Launch page',
  date: today,
  title: 'Gapwise',
  plans: [
    {
      section: 's1',
      text: price,
      amount: Number(price.replace(/\D/gu, '')),
      currency: price.startsWith('€') ? 'EUR' : null,
      per: 'month',
    },
  ],
  figures: [],
  ...more,
});

/** A page that shows one number. */
export const counted = (text: string, label: string): CheckedPage => ({
  ...page(''),
  plans: [],
  figures: [{ section: 's2', row: { list: 'figures', at: 0 }, label, text }],
});

/** Read from the founder's words, beside what was chosen. */
const reading = (value: unknown, quote: string): CompanyRecord[string] => ({
  value,
  toolId: 'swot-generator',
  at: now,
  provenance: { kind: 'read', quote },
});

interface Case {
  readonly trips: Company;
  readonly fits: Company;
  /** The two sides, as a reader sees them. */
  readonly says: readonly [string, string];
}

const rb = (churn: number) => result('retention-burn', { churn: [churn, 'share/month'] });
const fm = (churn: number) => result('financial-metrics', { 'logo-churn': [churn, 'share/month'] });
const sized = (each: number) =>
  result('market-size-estimator', {
    each: [each, 'money/year'],
    years: [3, 'years'],
    buyers: [900, 'count'],
  });
const place = (region: string, read: string): Company => {
  const one = told({ region });
  return { ...one, record: { ...one.record, regionRead: reading(read, 'in Kerala') } };
};
const aged = (at: string): Company => {
  const one = told({ cash: 90_000 });
  const slot = one.record.cash;
  return slot === undefined ? one : { ...one, record: { cash: { ...slot, at } } };
};
const trends = (growth: number) =>
  result('growth-trends', { growth: [growth, 'share/month'] }, { measure: 'customers' });
const ask = { askSum: 400_000, netBurn: 40_000 };
const market = { marketTotal: 1e8, marketServed: 4e7 };
const hires = (cost: number) => [{ month: '2026-12', people: 2, cost }];

const compared = { matrix: { columns: ['You', 'Weave'], rows: [] } };
const sizedAt = (tam: number) => result('market-size-estimator', { tam: [tam, 'money/year'] });
/** A pitch with words of its own on its slides, that took the size of the market over. */
export const deck = (assumptions: Record<string, string>, tam = 1): CheckedResult =>
  result('ai-pitch-generator', { 'market-size-estimator:tam': [tam, 'money/year'] }, { assumptions });

/** By the id of the check. */
export const cases: Readonly<Record<string, Case>> = {
  'ask-and-burn': {
    trips: told({ ...ask, askMonths: 18 }),
    fits: told({ ...ask, askMonths: 10 }),
    says: ['18 months', '10 months'],
  },
  'page-price': {
    trips: told({ price: 249, per: 'month' }, { pages: [page('$199')] }),
    fits: told({ price: 2388, per: 'year' }, { pages: [page('$199')] }),
    says: ['249 a month', '199 a month'],
  },
  'page-currency': {
    trips: told({ currency: 'USD' }, { pages: [page('€199')] }),
    fits: told({ currency: 'CAD' }, { pages: [page('$199')] }),
    says: ['USD', '€199 a month'],
  },
  'page-and-arpa': {
    trips: told({ months: months([1000], 10) }, { pages: [page('$199')] }),
    fits: told({ months: months([1500], 10) }, { pages: [page('$199')] }),
    says: ['199 a month', '100 a month'],
  },
  'page-figure': {
    trips: told({ evidence: 'interviews', evidenceCount: 15 }, { pages: [counted('14', 'Interviews')] }),
    fits: told({ marketTotal: 1_234_000 }, { pages: [counted('$1.2M', 'Total market')] }),
    says: ['15', '14'],
  },
  'deck-figure': {
    trips: told({}, { results: [sizedAt(4_100_000), deck({}, 3_400_000)] }),
    fits: told({}, { results: [sizedAt(3_400_010), deck({}, 3_400_000)] }),
    says: ['3.4M a year', '4.1M a year'],
  },
  'company-name': {
    trips: told({ company: 'Gapfill' }, { pages: [page('$1')] }),
    fits: told({ company: 'Gap-Wise Ltd' }, { pages: [page('$1')] }),
    says: ['Gapfill', 'Gapwise'],
  },
  'price-in-words': {
    trips: told({
      price: 49,
      per: 'month',
      currency: 'USD',
      idea: 'Booking for dog groomers at $39 a month, by text message.',
    }),
    fits: told({
      price: 39,
      per: 'month',
      currency: 'USD',
      idea: 'Booking for dog groomers at $39 a month, by text message.',
    }),
    says: ['$49 a month', '$39 a month'],
  },
  'price-period': {
    trips: told({ price: 1200, per: 'month', months: months([1000], 10) }),
    fits: told({ price: 1200, per: 'year', months: months([1000], 10) }),
    says: ['1,200 a month', '100 a month'],
  },
  'price-and-arpa': {
    trips: told({ price: 500, months: months([900, 1000], 10) }),
    fits: told({ price: 140, months: months([900, 1000], 10) }),
    says: ['500 a month', '100 a month'],
  },
  'revenue-and-months': {
    trips: told({ mrr: 1500, months: months([900, 1000], 10) }),
    fits: told({ mrr: 1050, months: months([900, 1000], 10) }),
    says: ['1,500 a month', '1,000 a month'],
  },
  'revenue-year': {
    trips: told({ mrr: 1000, arr: 40_000 }),
    fits: told({ mrr: 1000, arr: 12_000 }),
    says: ['1,000 a month', '40,000 a year'],
  },
  'arpa-and-months': {
    trips: told({ arpa: 160, months: months([1000], 10) }),
    fits: told({ arpa: 120, months: months([1000], 10) }),
    says: ['160 a month', '100 a month'],
  },
  'mode-and-revenue': {
    trips: told({ mode: 'before-revenue', mrr: 400 }),
    fits: told({ mode: 'saas', mrr: 400 }),
    says: ['Not earning yet', '400 a month'],
  },
  'stage-and-revenue': {
    trips: told({ stage: 'idea', months: months([100], 8) }),
    fits: told({ stage: 'paying', months: months([100], 8) }),
    says: ['Idea only', '100 a month'],
  },
  'evidence-and-stage': {
    trips: told({ stage: 'paying', evidence: 'interviews' }),
    fits: told({ stage: 'pilot', evidence: 'interviews' }),
    says: ['Paying customers', 'Less than paying customers'],
  },
  'evidence-and-customers': {
    trips: told({ evidence: 'paying', evidenceCount: 40, months: months([100], 8) }),
    fits: told({ evidence: 'paying', evidenceCount: 10, months: months([100], 8) }),
    says: ['40', '8'],
  },
  'growth-and-trend': {
    trips: told({ growthPerMonth: 0.2 }, { results: [trends(0.04)] }),
    fits: told({ growthPerMonth: 0.06 }, { results: [trends(0.04)] }),
    says: ['20% a month', '4% a month'],
  },
  'growth-in-words': {
    trips: told({ idea: 'We are growing 20% a month.', months: months([100, 101, 102, 103], 1) }),
    fits: told({ idea: 'We are growing 20% a month.', months: months([100, 118, 140, 166], 1) }),
    says: ['20% a month', '1% a month'],
  },
  'market-order': {
    trips: told({ ...market, marketReachable: 5e7 }),
    fits: told({ ...market, marketReachable: 1e6 }),
    says: ['50M a year', '40M a year'],
  },
  'market-share': {
    trips: told({ ...market, marketReachable: 3e7 }),
    fits: told({ ...market, marketReachable: 2e7 }),
    says: ['30M a year', '100M a year'],
  },
  'sales-and-market': {
    trips: told({ arr: 900_000, marketReachable: 600_000 }),
    fits: told({ arr: 300_000, marketReachable: 600_000 }),
    says: ['900,000 a year', '600,000 a year'],
  },
  'som-and-sales': {
    trips: told({ marketReachable: 4e6, sellers: 2, dealsPerSeller: 4 }, { results: [sized(3000)] }),
    fits: told({ marketReachable: 8e5, sellers: 2, dealsPerSeller: 4 }, { results: [sized(3000)] }),
    says: ['4M a year', '864,000 a year'],
  },
  'customers-and-buyers': {
    trips: told({ months: months([100], 1000) }, { results: [sized(3000)] }),
    fits: told({ months: months([100], 800) }, { results: [sized(3000)] }),
    says: ['1,000', '900'],
  },
  'sellers-and-staff': {
    trips: told({ sellers: 12, staff: 5 }),
    fits: told({ sellers: 2, staff: 0 }),
    says: ['12', '5'],
  },
  'runway-and-burn': {
    trips: told({ runwayMonths: 18, cash: 90_000, netBurn: 9000 }),
    fits: told({ runwayMonths: 11, cash: 90_000, netBurn: 9000 }),
    says: ['18 months', '10 months'],
  },
  'runway-and-hiring': {
    trips: told({ runwayMonths: 10, cash: 90_000, netBurn: 9000, hires: hires(4500) }),
    fits: told({ runwayMonths: 10, cash: 90_000, netBurn: 9000, hires: hires(200) }),
    says: ['10 months', '5 months'],
  },
  'burn-and-costs': {
    trips: told({ netBurn: 5000, grossBurn: 30_000, mrr: 10_000 }),
    fits: told({ netBurn: 18_000, grossBurn: 30_000, mrr: 10_000 }),
    says: ['5,000 a month', '20,000 a month'],
  },
  'cash-and-months': {
    trips: told({ cash: 90_000, months: months([100], 1, { cash: 40_000 }) }),
    fits: told({ cash: 35_000, months: months([100], 1, { cash: 40_000 }) }),
    says: ['90,000', '40,000'],
  },
  'ltv-and-churn': {
    trips: told({ ltv: 9000, arpa: 100, logoChurn: 0.05, grossMargin: 0.8 }),
    fits: told({ ltv: 1500, arpa: 100, logoChurn: 0.05, grossMargin: 0.8 }),
    says: ['9,000', '1,600'],
  },
  'churn-two-ways': {
    trips: told({}, { results: [fm(0.02), rb(0.08)] }),
    fits: told({}, { results: [fm(0.03), rb(0.05)] }),
    says: ['2% a month', '8% a month'],
  },
  'rivals-and-matrix': {
    trips: told({ rivals: ['Weave', 'Solutionreach'], matrix: { columns: ['You', 'Weave'], rows: [] } }),
    // Their own column is the one called like the company, wherever it stands.
    fits: told({
      company: 'Chairfill',
      rivals: ['weave'],
      matrix: { columns: ['Weave', 'Chairfill', 'NexHealth'], rows: [] },
    }),
    says: ['Weave, Solutionreach', 'Weave'],
  },
  'rivals-on-slides': {
    trips: told(compared, {
      results: [deck({ 'slide.edge': 'We start at once. Unlike Solutionreach, we text.' })],
    }),
    fits: told(compared, {
      results: [deck({ 'slide.edge': 'Cheaper than Weave, and faster than before.' })],
    }),
    says: ['Solutionreach', 'Weave'],
  },
  'currency-in-words': {
    trips: told({ idea: 'Kirana shops pay ₹499 a month', currency: 'USD' }),
    fits: told({ idea: 'Kirana shops pay ₹499 a month', currency: 'INR' }),
    says: ['USD', 'INR'],
  },
  'currency-of-results': {
    trips: told({ currency: 'USD' }, { results: [result('financial-metrics', {}, { currency: 'EUR' })] }),
    fits: told({ currency: 'EUR' }, { results: [result('financial-metrics', {}, { currency: 'EUR' })] }),
    says: ['USD', 'EUR'],
  },
  'region-in-words': { trips: place('US', 'IN'), fits: place('EU', 'DE'), says: ['US', 'IN'] },
  'stale-result': {
    trips: told({ price: 199 }, { results: [result('market-size-estimator', {}, { price: 249 })] }),
    fits: told({ price: 249 }, { results: [result('market-size-estimator', {}, { price: 249 })] }),
    says: ['249', '199'],
  },
  'old-figures': {
    trips: aged('2026-09-01T00:00:00.000Z'),
    fits: aged('2026-10-01T00:00:00.000Z'),
    says: ['90,000', '2026-09-01'],
  },
};
