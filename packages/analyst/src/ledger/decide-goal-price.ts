import type { Decider } from './decide.ts';
import { money, priceId, saidFigure, timed } from './figures.ts';
import { goalOf } from './goal.ts';
import { asPeriod, monthsOf } from './periods.ts';
import { sayBooks } from './say-ledger.ts';

/** "What should I charge, I want 400,000 to stay": the price that leaves it, with as many as now. */
export const decideGoalPrice: Decider = (ledger, profile, writer) => {
  const { sold, left, fixedCost, unitCost, kept, price, work, period } = ledger;
  const goal = goalOf(profile);
  const months = monthsOf[sold?.per ?? 'hour'];
  const every = asPeriod(goal?.per ?? 'month');
  if (goal === undefined || every === null || sold === null || sold.when !== null) return null;
  if (left === null || fixedCost === null || months === undefined || goal.currency !== price.currency)
    return null;
  // By the hour: for the time that one takes.
  const isHourly = every === 'hour';
  const span = monthsOf[every];
  if (isHourly ? work === null : span === undefined) return null;
  const pay = isHourly ? (work?.value ?? 0) : months / (span ?? 1) / sold.count;
  const needed = (unitCost + fixedCost / sold.count + goal.value * pay) / kept;
  sayBooks(profile, writer);
  const now = `{{f:${priceId(ledger, profile, writer)}}}`;
  const own = saidFigure('book-own-goal', 'What you need', { ...goal, per: goal.per ?? 'month' }, writer);
  const spent =
    isHourly && work !== null
      ? [saidFigure('book-work', 'Your time for one', { ...work, per: null }, writer)]
      : [];
  const asked = money(
    'book-goal-price',
    'Price that leaves what you need',
    roundUp(needed),
    period,
    'what one costs + (what goes out + what you need) ÷ how many',
    ['book-sold', 'book-left-now', own, ...spent],
    ledger,
    writer,
  );
  const stays = timed(own, goal.per ?? 'month');
  if (roundUp(needed) <= price.amount)
    return {
      works: true,
      verdict: `${now} is enough: with {{f:book-sold}} as now, ${asked.says} leaves you ${stays}, before tax.`,
      step: null,
    };
  return {
    verdict: `${asked.says} instead of ${now}: with {{f:book-sold}} as now, that leaves you ${stays}, before tax.`,
    step: {
      do: `Name ${asked.says} to the next ten who ask.`,
      passes: 'At least half of them pay it.',
      days: 30,
    },
  };
};

/** Up to three digits: "2,040", "480", "23.40". */
function roundUp(value: number): number {
  const step = value < 20 ? 0.1 : 10 ** Math.max(0, Math.floor(Math.log10(value)) - 2);
  return Math.round(Math.ceil(value / step - 1e-9) * step * 100) / 100;
}
