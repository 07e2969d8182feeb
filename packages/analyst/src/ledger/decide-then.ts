import { wordNumber } from '../read/amounts.ts';
import { isSame } from './count-sold.ts';
import type { Decider } from './decide.ts';
import { counted, money, saidFigure } from './figures.ts';
import { asPeriod, openMonthsOf } from './periods.ts';
import { sayBooks } from './say-ledger.ts';

const asked = /\b(\d[\d,.]*|\p{L}+) (?:\p{L}+ )?(\p{L}+) (?:an?|per|each|every) (day|week|month)\b/iu;

/** "A second truck for 48,000, if it does only 70 orders a day": with the founder's own count, and all that the first one costs. */
export const decideThen: Decider = (ledger, profile, writer) => {
  const { sold, fixedCost, margin } = ledger;
  const cost = profile.numbers.find(({ kind, per }) => kind === 'considered' && per === null);
  const [, said = '', noun = '', per = ''] = asked.exec(profile.worry.value ?? '') ?? [];
  const count = Number(said.replaceAll(',', '')) || wordNumber(said.toLowerCase());
  const [first, second] = sold?.from ?? [];
  if (sold?.per == null || cost === undefined || count === null || !(count > 0) || fixedCost === null)
    return null;
  if (!isSame(noun, sold.noun) || first === undefined || sold.when !== null) return null;
  // On as many days as now.
  const times = first.per === per ? sold.count / first.value : asPeriod(per) === sold.per ? 1 : null;
  const months = openMonthsOf(sold.per);
  if (times === null || months === undefined || (second !== undefined && second.kind !== 'often'))
    return null;
  sayBooks(profile, writer);
  const spent = saidFigure('book-considered', 'What it would cost', cost, writer);
  const left = (count * times * margin - fixedCost) / months;
  const then = money(
    'book-then-left',
    left < 0 ? 'Missing in a month' : 'Left in a month',
    Math.abs(left),
    'month',
    'how many then × what one leaves − what goes out for the first one',
    ['book-left-now'],
    ledger,
    writer,
  );
  if (left <= 0)
    return {
      verdict: `Never: with that many ${then.says} is missing, if it costs what the first one does.`,
      step: null,
    };
  const back = counted(
    'book-then-back',
    'Until it is paid back',
    Math.ceil(cost.value / left - 1e-9),
    'months',
    'what it would cost ÷ what is left in a month',
    [spent, then.id],
    writer,
  );
  return {
    verdict: `{{f:${spent}}} is back in {{f:${back}}}: with that many it leaves ${then.says}, if it costs what the first one does.`,
    step: {
      do: 'Rent one for a month in the place you have in mind, and count what it does.',
      passes: 'It does as many as you reckon with in the last two weeks.',
      days: 30,
    },
  };
};
