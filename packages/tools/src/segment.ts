import type { segmentField } from './shared-fields.ts';

type Segment = (typeof segmentField)['options'][number]['value'];

/** The four kinds of buyer that benchmarks tell apart. */
export type SegmentClass = 'consumer' | 'smb' | 'mid-market' | 'enterprise';

const classes: Readonly<Record<Segment, SegmentClass>> = {
  consumer: 'consumer',
  prosumer: 'smb',
  'very-small': 'smb',
  small: 'smb',
  'mid-market': 'mid-market',
  enterprise: 'enterprise',
  government: 'enterprise',
  school: 'mid-market',
};

export function segmentClass(segment: Segment | undefined): SegmentClass | null {
  return segment === undefined ? null : classes[segment];
}

/** "small firms", for sentences. */
export const segmentWords: Readonly<Record<SegmentClass, string>> = {
  consumer: 'consumers',
  smb: 'small businesses',
  'mid-market': 'mid-market companies',
  enterprise: 'enterprises',
};
