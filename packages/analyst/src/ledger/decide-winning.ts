import { pluralise } from '@slipway/language';
import type { Decider } from './decide.ts';
import { counted, money, saidFigure } from './figures.ts';
import { oneOf } from './periods.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';

const asksAds =
  /\b(?:ads?|adverts?|advertising|marketing|flyers?|leaflets?|campaigns?|promot\p{L}+|spend)\b/iu;

/** "Should we spend more on ads?": what winning one costs, beside what one brings while they stay. */
export const decideWinning: Decider = (ledger, profile, writer) => {
  const { margin, period, customers } = ledger;
  const cost = profile.numbers.find(
    ({ kind, currency }) => kind === 'win-cost' && currency === ledger.price.currency,
  );
  if (cost === undefined || !asksAds.test(profile.worry.value ?? '') || !(margin > 0)) return null;
  sayBooks(profile, writer);
  const spent = 'book-win';
  const step = (most: string) => ({
    do: 'Spend half as much again next month, and write down what each new one cost.',
    passes: `Each costs less than ${most}.`,
    days: 30,
  });
  if (period === null) {
    const left = `{{f:${marginFigure(ledger, profile, writer)}}}`;
    return margin > cost.value
      ? {
          verdict: `Yes, while each costs less than it leaves: winning one costs {{f:${spent}}} of ${left}.`,
          step: step(left),
        }
      : { verdict: `No: winning one costs {{f:${spent}}}, and a sale leaves ${left}.`, step: null };
  }
  // Said among the sums already, by the same name.
  const back = 'book-win-back';
  const left = profile.numbers.find(
    ({ kind, when, per }) => kind === 'lost' && (when === `last ${period}` || per === period),
  );
  if (left === undefined || customers === null || !(left.value > 0))
    return {
      verdict: `Yes, if they stay longer than {{f:${back}}}: that pays back the {{f:${spent}}} it costs to win one.`,
      step: {
        do: `Count how many of those who paid ${oneOf(period)} ago still pay.`,
        passes: `Most stay longer than {{f:${back}}}.`,
        days: 7,
      },
    };
  const stays = (customers.value + left.value) / left.value;
  const gone = saidFigure('book-gone', `Left in a ${period}`, left, writer);
  const stay = counted(
    'book-win-stay',
    'How long one stays',
    Math.round(stays),
    pluralise(period),
    'all who paid ÷ how many left in that time',
    [saidFigure('book-customers-own', 'Your customers', customers, writer), gone],
    writer,
  );
  const brings = money(
    'book-win-brings',
    'What one brings while they stay',
    stays * margin,
    null,
    'how long one stays × what one leaves',
    [stay],
    ledger,
    writer,
  );
  const both = `winning one costs {{f:${spent}}}, and one who stays {{f:${stay}}} brings ${brings.says}`;
  return stays * margin > cost.value
    ? { verdict: `Yes: ${both}. It is paid back after {{f:${back}}}.`, step: step(brings.says) }
    : {
        verdict: `No: ${both}.`,
        step: {
          do: `Ask the {{f:${gone}}} who left what they use now.`,
          passes: 'One reason is given twice: mend that first.',
          days: 14,
        },
      };
};
