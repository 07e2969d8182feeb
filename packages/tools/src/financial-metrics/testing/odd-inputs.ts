import { row, table } from '@slipway/finance/testing';
import type { Input, RawRow } from '../fields.ts';
import { sample } from '../sample.ts';

/** Tables as they come in, for tests: thin, broken, huge, of every kind of business. */

const months = sample.months ?? [];
const changed = (change: (row: RawRow, at: number) => Partial<RawRow>): RawRow[] =>
  months.map((one, at) => ({ ...one, ...change(one, at) }));

const shop = table(9, (at) => ({
  revenue: 20_000 + 1_500 * at,
  orders: 400 + 25 * at,
  customers: 900 + 60 * at,
  newCustomers: 180 + 8 * at,
  cogs: 9_000 + 650 * at,
  variableCosts: 4_200 + 300 * at,
  salesMarketing: 5_400 + 400 * at,
  otherCosts: 6_000,
  cash: 90_000 - 2_000 * at,
}));
const market = table(14, (at) => ({
  gmv: 100_000 + 12_000 * at,
  revenue: (100_000 + 12_000 * at) * (0.14 - 0.002 * at),
  orders: 1_200 + 140 * at,
  customers: 700 + 60 * at,
  newCustomers: 90 + 4 * at,
  lostCustomers: 30 + 2 * at,
  cogs: 3_000 + 200 * at,
  salesMarketing: 9_000 + 500 * at,
  otherCosts: 14_000,
  cash: 400_000 - 15_000 * at,
}));

export const oddInputs: Readonly<Record<string, Input>> = {
  'one row, one cell': { months: [row('2026-09', { revenue: 1_000 })] },
  'one row, all there is to say': { months: months.slice(-1), mode: 'saas', currency: 'EUR' },
  'two months, a thousandfold': {
    months: table(2, (at) => ({
      mrr: at === 0 ? 1 : 1_000,
      revenue: at === 0 ? 1 : 1_000,
      cogs: 0,
      salesMarketing: 0,
      otherCosts: 5_000,
      cash: 20_000,
    })),
    mode: 'saas',
  },
  'only zeros': {
    months: table(6, () => ({
      mrr: 0,
      newMrr: 0,
      expansionMrr: 0,
      contractionMrr: 0,
      churnedMrr: 0,
      reactivationMrr: 0,
      revenue: 0,
      customers: 0,
      newCustomers: 0,
      lostCustomers: 0,
      cogs: 0,
      salesMarketing: 0,
      otherCosts: 0,
      cash: 0,
    })),
    mode: 'saas',
  },
  'before revenue': {
    months: table(4, (at) => ({
      revenue: 0,
      cogs: 0,
      salesMarketing: 2_000,
      otherCosts: 18_000,
      cash: 100_000 - 20_000 * at,
    })),
    company: 'Studio 54',
  },
  'negative revenue, overdrawn': {
    months: table(5, () => ({
      revenue: -4_000,
      cogs: 1_000,
      salesMarketing: 500,
      otherCosts: 2_000,
      cash: -3_000,
      customers: 3,
    })),
    mode: 'services',
  },
  huge: {
    months: changed((one) => ({
      mrr: (one.mrr ?? 0) * 1e9,
      revenue: (one.revenue ?? 0) * 1e9,
      cash: (one.cash ?? 0) * 1e8,
    })),
    mode: 'saas',
  },
  'movements that do not reconcile': {
    ...sample,
    months: changed((one, at) => (at === 9 ? { mrr: (one.mrr ?? 0) + 4_000 } : {})),
  },
  'costs and churn with a minus': {
    ...sample,
    months: changed((one) => ({
      churnedMrr: -(one.churnedMrr ?? 0),
      contractionMrr: -(one.contractionMrr ?? 0),
      cogs: -(one.cogs ?? 0),
      otherCosts: -(one.otherCosts ?? 0),
    })),
  },
  'a hole, out of order': { ...sample, months: months.filter((_, at) => at !== 14).toReversed() },
  'more lost than there were': {
    ...sample,
    months: changed((one, at) => (at === 17 ? { lostCustomers: (one.customers ?? 0) + 500 } : {})),
  },
  'nobody ever left': {
    ...sample,
    months: changed(() => ({ lostCustomers: 0, churnedMrr: 0, contractionMrr: 0, customers: 60 })),
  },
  'sold below cost': { ...sample, months: changed((one) => ({ cogs: (one.revenue ?? 0) * 1.4 })) },
  'burning, shrinking': {
    ...sample,
    months: changed((one, at) => ({
      startMrr: null,
      newMrr: 100,
      churnedMrr: 900,
      mrr: 60_000 - 1_100 * at,
      revenue: 60_000 - 1_100 * at,
      cash: (one.cash ?? 0) / 4,
    })),
  },
  'a cash machine': {
    ...sample,
    months: changed((one) => ({
      otherCosts: 2_000,
      salesMarketing: 1_500,
      paidMarketing: null,
      cash: (one.cash ?? 0) * 3,
    })),
  },
  'blank movements': {
    ...sample,
    company: 'North {{f:mrr}} Star',
    months: changed((_, at) => (at > 12 ? { contractionMrr: null, mrr: at > 15 ? null : 40_000 } : {})),
  },
  'MRR and nothing else': {
    months: table(8, (at) => ({ mrr: 5_000 * 1.07 ** at })),
    mode: 'saas',
    currency: 'INR',
  },
  shop: { months: shop, mode: 'ecommerce', currency: 'GBP', company: 'Kettle & Kin', segment: 'consumer' },
  market: { months: market, mode: 'marketplace', currency: 'EUR', company: 'Werkstatt' },
  agency: {
    months: table(13, (at) => ({
      revenue: 42_000 + 700 * at,
      customers: 11,
      newCustomers: 1,
      lostCustomers: at % 3 === 0 ? 1 : 0,
      cogs: 24_000,
      salesMarketing: 0,
      otherCosts: 11_000,
      cash: 60_000 + 4_000 * at,
    })),
    mode: 'services',
    staff: 6,
    topCustomerShare: 0.41,
    currentAssets: 120_000,
    currentLiabilities: 80_000,
    receivables: 70_000,
    inventory: 0,
    payables: 20_000,
  },
  'other definitions': {
    ...sample,
    assumptions: {
      ltvKind: 'expansion-geometric',
      cacKind: 'paid',
      paybackKind: 'survival',
      churnKind: 'revenue',
      burnFrom: 'cash',
      burnWindow: 'quarter',
      blanks: 'none',
      windowMonths: 6,
      lagMonths: 0,
      growth: 0.45,
      discountRate: 0.25,
      capMonths: 36,
      scenarioChurn: 0.05,
      scenarioPrice: -0.2,
    },
  },
  'assumptions that make no sense': {
    ...sample,
    assumptions: { ltvKind: 'nonsense', growth: 55, windowMonths: -3, unknown: 1 },
  },
};
