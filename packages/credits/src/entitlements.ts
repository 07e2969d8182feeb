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

/**
 * What the gates open today, for whoever sells it. A gate without a row here has nothing behind it yet, and no screen
 * may promise it.
 */
export const openedByPremium: readonly { readonly feature: GatedFeature; readonly gives: string }[] = [
  { feature: 'csv-export', gives: 'Credit history as a CSV file' },
  { feature: 'download', gives: 'The ten questions as a Markdown file' },
  { feature: 'download', gives: 'The brand kit as CSS and JSON' },
  { feature: 'landing-page-export', gives: 'Your pages as one HTML file or a ZIP' },
];

type SubscriptionStatus = 'loading' | 'active' | 'trial' | 'inactive';

export function isPremiumStatus(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trial';
}
