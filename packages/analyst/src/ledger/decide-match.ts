import type { FactKind } from '../read/facts/fact.ts';
import type { Decider } from './decide.ts';
import { counted, priceId, saidFigure } from './figures.ts';
import { sayBooks } from './say-ledger.ts';

/** What is asked where another is cheaper. */
const lowers = /\b(?:match|undercut|lower|cut|drop|reduce)\b/iu;
const ofOthers: ReadonlySet<FactKind> = new Set(['rival-price', 'asked-price', 'unplaced']);
const asksAt = (value: number): RegExp => new RegExp(`\\bat \\D{0,3}${value}\\b`, 'u');
/** Less than that share of the price is another thing, or a part of it. */
const shareLeast = 0.4;

/** "They sell at 20, do I match it?": a lower price pays once more would leave than it gives away. */
export const decideMatch: Decider = (ledger, profile, writer) => {
  const { price, sold, unit, margin, unitCost, kept, unplaced } = ledger;
  const question = profile.worry.value ?? '';
  if (sold === null || (sold.when !== null && sold.per === null) || !(margin > 0)) return null;
  const other = profile.numbers.find(
    ({ kind, value, currency, per }) =>
      ofOthers.has(kind) &&
      currency === price.currency &&
      (per === null || per === unit) &&
      value < price.amount &&
      value >= price.amount * shareLeast &&
      (lowers.test(question) || asksAt(value).test(question)),
  );
  // A cost that nobody placed may be in what one leaves.
  if (other === undefined || unplaced.some((one) => one !== other)) return null;
  sayBooks(profile, writer);
  const lower = saidFigure('book-lower-price', 'The lower price', other, writer);
  const then = other.value * kept - unitCost;
  const isSure = !unplaced.includes(other);
  const say = (word: string): string =>
    isSure ? word : `If {{f:${lower}}} is the price you would match: ${word.toLowerCase()}`;
  if (then <= 0) return { verdict: `${say('No')}, at {{f:${lower}}} each one loses money.`, step: null };
  const own = priceId(ledger, profile, writer);
  if (isSure && /\bhow many\b/iu.test(question)) {
    const needed = counted(
      'book-lower-needed',
      'Enough at the lower price',
      Math.ceil((sold.count * margin) / then - 1e-9),
      sold.noun,
      'how many × what one leaves now ÷ what it leaves at the lower price',
      ['book-sold', own, lower],
      writer,
    );
    return {
      verdict: `{{f:${needed}}} at {{f:${lower}}} leave as much as {{f:book-sold}} do now at {{f:${own}}}.`,
      step: null,
    };
  }
  const leave = counted(
    'book-may-leave',
    'How many may leave before the lower price earns more',
    Math.floor(sold.count * (1 - then / margin) + 1e-9),
    null,
    'how many × (1 − what one leaves at the lower price ÷ what it leaves now)',
    ['book-sold', own, lower],
    writer,
  );
  return {
    verdict: `${say('Only')} if you would lose more than {{f:${leave}}} of {{f:book-sold}}. Up to there {{f:${own}}} leaves more than {{f:${lower}}} from all of them.`,
    step: {
      do: `Keep {{f:${own}}} for two weeks, ask each who leaves why, and give those who stay what the other gives besides the price.`,
      passes: `At most {{f:${leave}}} of {{f:book-sold}} go.`,
      days: 14,
    },
  };
};
