import type { Benchmark } from '@slipway/knowledge';
import { type SegmentClass, segmentClass } from '../segment.ts';

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

/** Whether it is about such customers; what is usual for all of them is for every one. */
export function isForSegment(
  { metric, segment: of }: Benchmark,
  size: Parameters<typeof segmentClass>[0],
): boolean {
  const segment = segmentClass(size);
  if (metric === 'logo_churn_monthly') return segment !== null && of === churnSegments[segment];
  if (metric === 'user_retention_6m') return segment !== null && of === keptSegments[segment];
  return true;
}
