import type { Around } from '../around.ts';
import type { Gather } from '../gatherer.ts';
import { type SegmentClass, segmentClass } from '../segment.ts';
import type { Basis } from './basis.ts';
import type { Input } from './fields.ts';

const churnSegments: Readonly<Record<SegmentClass, string>> = {
  consumer: 'consumer subscription',
  smb: 'SMB',
  'mid-market': 'mid-market',
  enterprise: 'enterprise',
};
const keptSegments: Readonly<Record<SegmentClass, string>> = {
  consumer: 'consumer subscription',
  smb: 'SMB / mid-market SaaS',
  'mid-market': 'SMB / mid-market SaaS',
  enterprise: 'enterprise SaaS',
};

export const gather = ((input: Input, { library, asOf }: Pick<Around, 'library' | 'asOf'>): Basis => {
  const segment = segmentClass(input.segment);
  return {
    asOf,
    benchmarks: library.knowledge.benchmarks.filter(({ metric, segment: of }) => {
      if (metric === 'runway_months') return true;
      if (segment === null) return false;
      if (metric === 'logo_churn_monthly') return of === churnSegments[segment];
      return metric === 'user_retention_6m' && of === keptSegments[segment];
    }),
  };
}) satisfies Gather<Input, Basis>;
