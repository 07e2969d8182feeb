import type { Decider } from './decide.ts';
import { money, saidFigure } from './figures.ts';
import { asPeriod, oneOf, openMonthsOf } from './periods.ts';
import { marginFigure, notCounted, sayBooks } from './say-ledger.ts';

/** "A shop wants 80 a month": what they would leave, at what is left of one. */
export const decideOrder: Decider = (ledger, profile, writer) => {
  const { margin, period, unitCosts, cuts, others, unplaced } = ledger;
  const order = profile.numbers.find(({ kind }) => kind === 'expected');
  const per = asPeriod(order?.per ?? '');
  if (order === undefined || openMonthsOf(per) === undefined || period !== null || !(margin > 0)) return null;
  if (unitCosts.length + cuts.length === 0 || others.length + unplaced.length > 0) return null;
  sayBooks(profile, writer);
  const count = saidFigure('book-order', 'How many they would take', order, writer);
  const one = marginFigure(ledger, profile, writer);
  const left = money(
    'book-order-left',
    'What they would leave',
    order.value * margin,
    per,
    'how many they would take × what one leaves',
    [count, one],
    ledger,
    writer,
  );
  return {
    verdict: `Yes, if you can make them besides: {{f:${count}}} ${oneOf(order.per ?? 'month')} leave ${left.says}, {{f:${one}}} on each, before ${notCounted(ledger, writer)}.`,
    step: {
      do: `Agree on one month's order of {{f:${count}}} first, paid on delivery, and write down the hours that it takes.`,
      passes: `They order again, and {{f:${one}}} on each pays for the hours.`,
      days: 30,
    },
  };
};
