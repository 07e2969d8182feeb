import type { makePage } from '@slipway/page';

type Company = Parameters<typeof makePage>[1];
type DesignId = Parameters<typeof makePage>[0];
export type Content = Company['content'];
export type SectionId = keyof Content;
export type Theme = NonNullable<Company['theme']>;

/**
 * A page before it is one: what each section says, as `makePage` of `@slipway/page` takes it. Plain JSON. A link to `#waitlist-form`
 * means the section of that kind, whatever its id will be.
 */
export interface PageDraft extends Omit<Company, 'theme'> {
  readonly design: DesignId;
  readonly theme: Theme;
  /** Layouts of sections that are not the design's own. */
  readonly layouts?: Readonly<Partial<Record<SectionId, string>>>;
  /** Other wordings of a section, each as true as the one on the page. */
  readonly others: Readonly<Partial<Record<SectionId, readonly Other[]>>>;
}

export interface Other {
  /** "Problem first". */
  readonly label: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export const sectionNames: Readonly<Record<SectionId, string>> = {
  hero: 'Opening',
  logos: 'Names',
  problem: 'Problem',
  solution: 'What it does',
  features: 'What they get',
  'how-it-works': 'How it works',
  'product-shot': 'Product',
  proof: 'Proof',
  pricing: 'Price',
  'price-list': 'Prices',
  comparison: 'Comparison',
  faq: 'Questions',
  team: 'People',
  'waitlist-form': 'Sign-up form',
  'call-to-action': 'Call to action',
  'rich-text': 'Text',
  footer: 'Footer',
  'brand-board': 'Brand',
  facts: 'Facts',
  place: 'Place and hours',
  schedule: 'Programme',
  'code-sample': 'Code',
  parts: 'Catalogue',
};
