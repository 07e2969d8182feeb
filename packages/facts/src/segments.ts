import type { AcvSegment } from './knowledge.ts';

/** Market reference, section 10. A school district pays 1 to 15 dollars a student; here for 500 to 10,000 students. */
export const segments: readonly AcvSegment[] = [
  {
    id: 'consumer',
    label: 'Consumer subscription',
    acvUsd: [20, 150],
    motion: 'self-serve, app store',
    confidence: 'medium',
  },
  {
    id: 'prosumer',
    label: 'Freelancer or prosumer',
    acvUsd: [100, 600],
    motion: 'self-serve',
    confidence: 'medium',
  },
  {
    id: 'very-small',
    label: 'Very small business, 1 to 9 people',
    acvUsd: [300, 3000],
    motion: 'self-serve, light touch',
    confidence: 'medium',
  },
  {
    id: 'small',
    label: 'Small business, 10 to 49 people',
    acvUsd: [1000, 15_000],
    motion: 'inside sales',
    confidence: 'medium',
  },
  {
    id: 'mid-market',
    label: 'Mid-market, 50 to 999 people',
    acvUsd: [15_000, 100_000],
    motion: 'account executives, 2-4 months',
    confidence: 'medium',
  },
  {
    id: 'enterprise',
    label: 'Enterprise, 1,000 people and more',
    acvUsd: [100_000, 500_000],
    motion: 'field sales, 6-12 months',
    confidence: 'medium',
  },
  {
    id: 'government',
    label: 'Local government',
    acvUsd: [10_000, 300_000],
    motion: 'tender, 12-24 months',
    confidence: 'low',
  },
  {
    id: 'school',
    label: 'Public-school district',
    acvUsd: [500, 150_000],
    motion: 'tender, yearly calendar',
    confidence: 'low',
  },
];
