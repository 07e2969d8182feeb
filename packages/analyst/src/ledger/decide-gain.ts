import type { Decider } from './decide.ts';
import { counted, money, saidFigure, timed } from './figures.ts';
import { asPeriod, openMonthsOf } from './periods.ts';
import { sayBooks } from './say-ledger.ts';

const weeksIn = 12 / 52;
/** Shorter is told in weeks. */
const shortMost = 4;

/** "An oven for 7,500, and we could sell 50 a day earning 3 on each": when it is paid back. */
export const decideGain: Decider = (ledger, profile, writer) => {
  const gain = profile.numbers.find(({ kind }) => kind === 'gain');
  const cost = profile.numbers.find(({ kind, per }) => kind === 'considered' && per === null);
  const months = openMonthsOf(asPeriod(gain?.per ?? ''));
  if (gain === undefined || cost === undefined || months === undefined || gain.currency !== cost.currency)
    return null;
  sayBooks(profile, writer);
  const spent = saidFigure('book-considered', 'What it would cost', cost, writer);
  const more = saidFigure('book-gain', 'What it would bring', gain, writer);
  const monthly = gain.value / months;
  const inMonths = cost.value / monthly;
  const isShort = inMonths < shortMost;
  const back = counted(
    'book-gain-back',
    'Until it is paid back',
    Math.ceil((isShort ? inMonths / weeksIn : inMonths) - 1e-9),
    isShort ? 'weeks' : 'months',
    'what it would cost ÷ what it would bring in that time',
    [spent, more],
    writer,
  );
  const half = money(
    'book-gain-half',
    'Half of it',
    gain.value / 2,
    asPeriod(gain.per ?? ''),
    'half of what it would bring',
    [more],
    ledger,
    writer,
  );
  return {
    verdict: `{{f:${spent}}} is back in {{f:${back}}} if it brings ${timed(more, gain.per)}; with half of that it takes twice as long.`,
    step: {
      do: 'Before you pay, try it for two weeks with what you can borrow or rent, and write down each sale.',
      passes: `It brings ${half.says} or more by the second week.`,
      days: 14,
    },
  };
};
