import type { Candidate, ParsedText } from './party-features.ts';
import type { Slot } from './reading.ts';
import type { WordClasses } from './word-classes.ts';
import { singular } from './word-forms.ts';

/** The text says that they pay, buy, order or are the customers. */
const paying = [
  'pays us',
  'pays a price',
  'buys at a price',
  'sold to',
  'billed to',
  'paid by',
  'is the customer',
  'does pay',
  'does buy',
  'does pay by pronoun',
  'does buy by pronoun',
  'price unit',
];
/** They ask, complain, offer, supply or help: a wish, and no payment. */
const wishing = [
  'does talk',
  'does oppose',
  'does sell',
  'does want',
  'does say',
  'helps us',
  'would buy',
  'would pay',
];

const has = ({ features }: Candidate, names: readonly string[]): boolean =>
  names.some((name) => (features[name] ?? 0) > 0);

const saysPays = (candidate: Candidate): boolean => has(candidate, paying);

/** "46 customers last month": some pay already, and who they are is not said. */
export function countsCustomers(
  { tokens }: ParsedText,
  { factWords }: Pick<WordClasses, 'factWords'>,
): boolean {
  return tokens.some(
    ({ pos }, at) =>
      pos === 'NUM' &&
      tokens
        .slice(at + 1, at + 3)
        .some(({ lower }) => factWords.get(singular(lower))?.has('customer') === true),
  );
}

/** Whoever only wishes for it does not pay while others do. */
export const onlyWishes = (candidate: Candidate): boolean => has(candidate, wishing) && !saysPays(candidate);

/** A story names many; only the one of whom it says so is sure to pay. */
export function doubtPayer(slot: Slot<string> | null, candidate: Candidate | undefined): Slot<string> | null {
  return slot === null || candidate === undefined || saysPays(candidate) ? slot : { ...slot, sure: false };
}
