import type { Input, RawRow } from './fields.ts';

/** An invented company, from April 2025 on; its figures hang together as a real one's would. */
const table = {
  newMrr: [
    1565, 1727, 1779, 1996, 2009, 2133, 2547, 2514, 1905, 2792, 3001, 3001, 3167, 3273, 3543, 3226, 3728,
    3498,
  ],
  expansionMrr: [156, 188, 171, 248, 250, 249, 396, 378, 296, 403, 402, 472, 466, 458, 530, 470, 543, 523],
  contractionMrr: [71, 78, 69, 95, 62, 91, 124, 108, 89, 93, 134, 109, 116, 208, 177, 235, 148, 209],
  churnedMrr: [174, 358, 167, 382, 376, 379, 545, 383, 743, 595, 706, 814, 916, 967, 1144, 1227, 1271, 1372],
  reactivationMrr: [0, 0, 196, 0, 0, 199, 0, 209, 0, 0, 214, 0, 215, 0, 0, 219, 0, 221],
  mrr: [
    15_656, 17_135, 19_045, 20_812, 22_633, 24_744, 27_018, 29_628, 30_997, 33_504, 36_281, 38_831, 41_647,
    44_203, 46_955, 49_408, 52_260, 54_921,
  ],
  revenue: [
    14_978, 16_352, 18_137, 20_006, 21_648, 23_752, 25_942, 28_360, 30_294, 32_240, 34_946, 37_564, 40_162,
    42_979, 45_568, 48_122, 50_863, 53_548,
  ],
  customers: [78, 85, 94, 102, 110, 120, 129, 140, 145, 155, 166, 176, 187, 197, 207, 217, 227, 237],
  newCustomers: [8, 9, 10, 10, 10, 12, 12, 13, 9, 13, 15, 14, 16, 15, 16, 16, 17, 17],
  lostCustomers: [1, 2, 1, 2, 2, 2, 3, 2, 4, 3, 4, 4, 5, 5, 6, 6, 7, 7],
  cogs: [
    4044, 4415, 4806, 5242, 5628, 6057, 6486, 7033, 7634, 7963, 8562, 9128, 9679, 10_315, 10_891, 11_597,
    12_105, 12_691,
  ],
  salesMarketing: [
    13_200, 13_800, 16_400, 17_900, 19_800, 21_500, 23_900, 24_800, 22_600, 27_400, 29_300, 30_800, 33_100,
    34_200, 36_900, 38_100, 39_400, 40_200,
  ],
  paidMarketing: [
    5000, 5200, 6200, 6800, 7500, 8200, 9100, 9400, 8600, 10_400, 11_100, 11_700, 12_600, 13_000, 14_000,
    14_500, 15_000, 15_300,
  ],
  paidCustomers: [2, 3, 3, 3, 3, 3, 4, 4, 3, 4, 4, 4, 4, 4, 5, 4, 5, 5],
  otherCosts: [
    28_500, 28_900, 33_200, 36_800, 38_400, 39_100, 40_600, 41_800, 42_300, 43_900, 44_600, 45_200, 46_800,
    47_100, 47_900, 48_600, 49_800, 50_300,
  ],
  cash: [
    280_289, 247_797, 1_109_371, 1_068_225, 1_024_032, 978_873, 932_929, 885_193, 843_785, 796_143, 747_011,
    697_494, 649_427, 599_917, 550_018, 498_445, 449_491, 398_420,
  ],
  funding: [0, 0, 900_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
} as const;

const months = table.mrr.map((_, at) => {
  const month = ((at + 3) % 12) + 1;
  return `${2025 + Math.floor((at + 3) / 12)}-${String(month).padStart(2, '0')}`;
});

function toRow(month: string, at: number): RawRow {
  const cell = (name: keyof typeof table) => table[name][at] ?? null;
  return {
    month,
    startMrr: at === 0 ? 14_180 : null,
    gmv: null,
    orders: null,
    variableCosts: null,
    newMrr: cell('newMrr'),
    expansionMrr: cell('expansionMrr'),
    contractionMrr: cell('contractionMrr'),
    churnedMrr: cell('churnedMrr'),
    reactivationMrr: cell('reactivationMrr'),
    mrr: cell('mrr'),
    revenue: cell('revenue'),
    customers: cell('customers'),
    newCustomers: cell('newCustomers'),
    lostCustomers: cell('lostCustomers'),
    cogs: cell('cogs'),
    salesMarketing: cell('salesMarketing'),
    paidMarketing: cell('paidMarketing'),
    paidCustomers: cell('paidCustomers'),
    otherCosts: cell('otherCosts'),
    cash: cell('cash'),
    funding: cell('funding'),
  };
}

export const sample: Input = {
  months: months.map(toRow),
  mode: 'saas',
  currency: 'USD',
  company: 'Pawline',
  segment: 'very-small',
  topCustomerShare: 0.04,
  customerAge: 9,
  round: 'seed',
  capitalRaised: 1_260_000,
  staff: 9,
};
