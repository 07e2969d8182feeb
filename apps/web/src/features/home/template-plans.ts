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
  readonly name: string;
  readonly when: string;
  readonly proves: string;
  readonly blocks: readonly PlanBlock[];
}

export const pagePlans: readonly PagePlan[] = [
  {
    name: 'Waitlist',
    when: 'Nothing is built yet',
    proves: 'Strangers leave an address for this promise.',
    blocks: ['bar', 'hero', 'form', 'steps'],
  },
  {
    name: 'First sale',
    when: 'There is a price to test',
    proves: 'Somebody presses the button beside a number.',
    blocks: ['bar', 'hero-split', 'quote', 'price', 'questions'],
  },
  {
    name: 'Product tour',
    when: 'It works and can be shown',
    proves: 'A visitor can say what it does after five seconds.',
    blocks: ['bar', 'hero-split', 'row', 'steps', 'form'],
  },
  {
    name: 'Local service',
    when: 'Buyers call or come by',
    proves: 'Opening hours, area and phone are found at once.',
    blocks: ['bar', 'form', 'row', 'quote', 'questions'],
  },
];
