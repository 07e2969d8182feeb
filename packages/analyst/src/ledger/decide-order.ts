import type { Decider } from './decide.ts';
import { money, saidFigure } from './figures.ts';
import { asPeriod, oneOf, openMonthsOf } from './periods.ts';
import { costIds, marginFigure, notCounted, sayBooks } from './say-ledger.ts';

/** "A shop wants 80 a month": what they would leave, at what is left of one. */
export const decideOrder: Decider = (ledger, profile, writer) => {
  const { price, kept, unitCost, period, unitCosts, cuts, others, unplaced } = ledger;
  // Whoever takes many names a price of their own.
  const [offer = null, ...offers] = profile.numbers.filter(
    ({ kind, currency }) => kind === 'offer' && currency === price.currency,
  );
  if (offers.length > 0) return null;
  const margin = offer === null ? ledger.margin : offer.value * kept - unitCost;
  const order = profile.numbers.find(({ kind }) => kind === 'expected');
  const per = asPeriod(order?.per ?? '');
  if (order === undefined || openMonthsOf(per) === undefined || period !== null || !(margin > 0)) return null;
  if (unitCosts.length + cuts.length === 0 || others.length + unplaced.length > 0) return null;
  sayBooks(profile, writer);
  const count = saidFigure('book-order', 'How many they would take', order, writer);
  const one =
    offer === null
      ? marginFigure(ledger, profile, writer)
      : money(
          'book-order-margin',
          'Left of one at what is offered',
          margin,
          null,
          'what is offered − what one costs',
          [
            saidFigure('book-offer', 'What is offered', { ...offer, per: null }, writer),
            ...costIds(ledger, writer),
          ],
          ledger,
          writer,
        ).id;
  const at = offer === null ? '' : ' at {{f:book-offer}}';
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
    verdict: `Yes, if you can make them besides: {{f:${count}}} ${oneOf(order.per ?? 'month')}${at} leave ${left.says}, {{f:${one}}} on each, before ${notCounted(ledger, writer)}.`,
    step: {
      do: `Agree on one month's order of {{f:${count}}} first, paid on delivery, and write down the hours that it takes.`,
      passes: `They order again, and {{f:${one}}} on each pays for the hours.`,
      days: 30,
    },
  };
};
