/** What only premium opens (specification, section 5). */
export const gatedFeatures = [
  'download',
  'export',
  'pdf-export',
  'png-export',
  'csv-export',
  'advanced-ai',
  'landing-page-export',
] as const;
export type GatedFeature = (typeof gatedFeatures)[number];

export function isGatedFeature(value: string): value is GatedFeature {
  return gatedFeatures.some((feature) => feature === value);
}

export type SubscriptionStatus = 'loading' | 'active' | 'trial' | 'inactive';

export function isPremiumStatus(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trial';
}
