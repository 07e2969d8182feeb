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
  { feature: 'pdf-export', gives: 'Results, comparisons, decks and projects as PDF' },
  { feature: 'png-export', gives: 'Results, charts, comparisons and projects as PNG or SVG' },
  { feature: 'export', gives: 'Results, comparisons and projects as XLSX with live formulas, decks as PPTX' },
  { feature: 'csv-export', gives: 'Results, comparisons, projects and credit history as CSV' },
  {
    feature: 'download',
    gives: 'Results, comparisons and projects as Markdown or JSON, updates as Markdown',
  },
  { feature: 'download', gives: 'A founder pack: the whole project as one ZIP' },
  { feature: 'download', gives: 'The brand kit as CSS and JSON' },
  { feature: 'download', gives: 'The ten questions as a Markdown file' },
  { feature: 'advanced-ai', gives: 'The model’s case against its own answer, where a model is set up' },
  { feature: 'landing-page-export', gives: 'Your pages as one HTML file or a ZIP' },
];

type SubscriptionStatus = 'loading' | 'active' | 'trial' | 'inactive';

export function isPremiumStatus(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'trial';
}
