/** A page plan: sections from top to bottom, each with its height in the drawing. */
export type PlanBlock =
  | 'bar'
  | 'hero'
  | 'hero-split'
  | 'form'
  | 'row'
  | 'quote'
  | 'price'
  | 'steps'
  | 'questions';

interface PagePlan {
  readonly id: string;
  readonly name: string;
  readonly fits: string;
  readonly order: string;
  readonly blocks: readonly PlanBlock[];
}

/** Four of the templates, by their names; written out, because the designs themselves would come with the page. */
export const pagePlans: readonly PagePlan[] = [
  {
    id: 'memo',
    name: 'Memo',
    fits: 'Software that a committee buys and forwards.',
    order: 'problem, figures, proof, price, questions',
    blocks: ['hero-split', 'row', 'price', 'questions'],
  },
  {
    id: 'menu',
    name: 'Menu',
    fits: 'Café, restaurant, bakery, caterer.',
    order: 'offer, price list, story, place',
    blocks: ['hero', 'price', 'quote', 'row'],
  },
  {
    id: 'signboard',
    name: 'Signboard',
    fits: 'Plumber, garage, cleaner: businesses that people call.',
    order: 'phone, prices, area and hours, how it works',
    blocks: ['bar', 'hero', 'price', 'row', 'steps'],
  },
  {
    id: 'placard',
    name: 'Placard',
    fits: 'Charity, campaign, community group.',
    order: 'demand, proof, problem, plan, sign-up',
    blocks: ['hero', 'quote', 'row', 'steps', 'form'],
  },
];
