import type { Decider } from './decide.ts';
import { money, timed } from './figures.ts';
import { monthsOf } from './periods.ts';
import { sayBooks } from './say-ledger.ts';

/** Two years: whatever takes longer is no plan for a small business. */
const monthsMost = 24;
const again = /\b(?:another|double|as many again|second|twice)\b/iu;

/** "Should I put in another 400 birds?", and nobody said what they cost: what they may cost at most. */
export const decideAgain: Decider = (ledger, profile, writer) => {
  const { left, sold, fixed, unitCosts } = ledger;
  const worry = profile.worry.value ?? '';
  const months = monthsOf[sold?.per ?? 'hour'];
  if (profile.question?.kind !== 'second' || !again.test(worry) || left === null || !(left > 0)) return null;
  if (sold === null || sold.when !== null || months === undefined) return null;
  if (fixed.length + unitCosts.length === 0) return null;
  sayBooks(profile, writer);
  const most = money(
    'book-again-most',
    'What they may cost at most',
    (left * monthsMost) / months,
    null,
    'what is left in 24 months',
    ['book-left-now'],
    ledger,
    writer,
  );
  return {
    verdict: `As much again, with all its costs, leaves another ${timed('book-left-now', sold.per)}: over ${most.says} all in, it takes more than two years to come back.`,
    step: {
      do: 'Ask what it costs all in, and ask your buyers in writing for as much again.',
      passes: `It costs less than ${most.says}, and they take it at today’s price.`,
      days: 14,
    },
  };
};
