import type { BuyerCount } from '../knowledge.ts';

interface Row {
  readonly id: string;
  readonly group: string;
  readonly total: number;
  /** Percent of the total, in the order of `sizes`. */
  readonly percent: readonly number[];
  readonly verticals: readonly string[];
  readonly aka: readonly string[];
}

const sizes = ['1-9', '10-24', '25-99', '100-999', '1000+'] as const;

const rows: readonly Row[] = [
  {
    id: 'agriculture-fishing-forestry',
    group: 'Agriculture, fishing, forestry',
    total: 125_703,
    percent: [84.2, 7.5, 4.7, 2.2, 1.4],
    verticals: ['agritech'],
    aka: ['farm', 'agricultural business'],
  },
  {
    id: 'mining-manufacturing',
    group: 'Mining and manufacturing',
    total: 281_114,
    percent: [49.3, 16, 14.5, 9.7, 10.5],
    verticals: ['manufacturing-iot', 'robotics'],
    aka: ['factory', 'plant', 'manufacturing site'],
  },
  {
    id: 'construction',
    group: 'Construction',
    total: 584_662,
    percent: [74.5, 13.4, 7.8, 2.7, 1.7],
    verticals: ['construction-tech'],
    aka: ['construction company', 'contractor', 'builder'],
  },
  {
    id: 'utilities-transportation',
    group: 'Utilities and transportation',
    total: 260_065,
    percent: [52.9, 10.2, 8.5, 6.8, 21.6],
    verticals: ['logistics', 'climate-energy'],
    aka: ['carrier', 'fleet', 'transport company', 'utility'],
  },
  {
    id: 'wholesale-trade',
    group: 'Wholesale trade',
    total: 366_266,
    percent: [51.7, 12.7, 10.7, 9.7, 15.2],
    verticals: ['logistics'],
    aka: ['wholesaler', 'distributor'],
  },
  {
    id: 'financial-services-real-estate',
    group: 'Financial services and real estate',
    total: 879_403,
    percent: [54.6, 5.4, 5.1, 9.3, 25.6],
    verticals: ['proptech', 'lending', 'insurtech'],
    aka: ['financial firm', 'real estate office'],
  },
  {
    id: 'retail-trade',
    group: 'Retail trade',
    total: 1_172_614,
    percent: [51.5, 9.9, 7.6, 6, 25.1],
    verticals: ['ecommerce-enablement', 'd2c'],
    aka: ['shop', 'store', 'retailer'],
  },
  {
    id: 'professional-services',
    group: 'Professional services',
    total: 1_787_916,
    percent: [61, 11.5, 8.1, 7, 12.3],
    verticals: [],
    aka: ['professional office', 'agency', 'consultancy'],
  },
  {
    id: 'other-services',
    group: 'Other services',
    total: 2_012_182,
    percent: [57.5, 14.7, 9.5, 5.4, 12.9],
    verticals: [],
    aka: ['service business', 'local business'],
  },
];

const publisher = 'AHRQ MEPS Insurance Component 2019, table I.A.1.a';

function countPlaces({ id, group, total, percent, verticals, aka }: Row): readonly BuyerCount[] {
  const shared = {
    unit: 'establishments',
    region: 'US',
    year: 2019,
    publisher,
    checked: true,
    verticals,
    aka,
  };
  return [
    {
      ...shared,
      id: `us-places-${id}`,
      label: `${group}: private establishments`,
      value: total,
      confidence: 'high',
    },
    ...sizes.map((size, at) => ({
      ...shared,
      id: `us-places-${id}-${size.replace('+', '-plus')}`,
      label: `${group}: private establishments of firms with ${size} employees (share applied to the total)`,
      value: Math.round((total * (percent[at] ?? 0)) / 100),
      confidence: 'medium' as const,
      size,
    })),
  ];
}

/** Private establishments by industry group and by size of the firm they belong to (market reference, section 4). */
export const usPlaces: readonly BuyerCount[] = rows.flatMap(countPlaces);
