import type { Decider } from './decide.ts';
import { counted, money, saidFigure, timed } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { asPeriod, oneOf, openMonthsOf, type Period } from './periods.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';

/** By the days that the founder names, where a day is meant. */
function monthsOfDay({ sold }: Ledger, period: Period | null): number | undefined {
  const days = sold?.from.find(({ kind, noun }) => kind === 'often' && /^days?$/u.test(noun ?? ''));
  if (period !== 'day' || days === undefined) return openMonthsOf(period);
  const every = openMonthsOf(asPeriod(days.per ?? 'month'));
  return every === undefined ? undefined : every / days.value;
}

/** "I think we can reach 260 a day with him": what the founder reckons with, beside what it costs. */
export const decideExpected: Decider = (ledger, profile, writer) => {
  const { margin, sold, period } = ledger;
  const more = profile.numbers.find(({ kind }) => kind === 'expected');
  const all = profile.numbers.filter(({ kind }) => kind === 'considered');
  const cost = all.find(({ per }) => openMonthsOf(asPeriod(per ?? '')) !== undefined) ?? all[0];
  const months = monthsOfDay(ledger, asPeriod(more?.per ?? ''));
  const every = asPeriod(cost?.per ?? '');
  const inTime = monthsOfDay(ledger, every);
  if (more === undefined || cost === undefined || months === undefined || sold === null || period !== null)
    return null;
  if (!(margin > 0) || (cost.per !== null && inTime === undefined)) return null;
  sayBooks(profile, writer);
  const spent = saidFigure('book-considered', 'What it would cost', cost, writer);
  const count = saidFigure('book-expected', 'What you reckon with', { ...more, noun: sold.noun }, writer);
  const monthly = (more.value * margin) / months;
  const gain = money(
    'book-expected-leaves',
    'What they would leave',
    monthly * (inTime ?? 1),
    cost.per === null ? 'month' : every,
    'what you reckon with × what one leaves, in that time',
    [count, marginFigure(ledger, profile, writer)],
    ledger,
    writer,
  );
  const them = `{{f:${count}}} ${oneOf(more.per ?? 'month')} more`;
  const paid = cost.value * (cost.each ?? 1);
  const step = {
    do: 'Try it for two weeks first, with what you can borrow or pay by the day, and count what is sold besides.',
    passes: `It is {{f:${count}}} ${oneOf(more.per ?? 'month')} or more in the second week.`,
    days: 14,
  };
  if (cost.per !== null)
    return monthly * (inTime ?? 1) > paid
      ? {
          verdict: `Yes, if it comes to ${them}: they leave ${gain.says}, and it costs ${timed(spent, cost.per)}.`,
          step,
        }
      : { verdict: `No: ${them} leave ${gain.says}, and it costs ${timed(spent, cost.per)}.`, step: null };
  const back = counted(
    'book-expected-back',
    'Until it is paid back',
    Math.ceil(paid / monthly - 1e-9),
    'months',
    'what it would cost ÷ what they would leave',
    [spent, gain.id],
    writer,
  );
  return {
    verdict: `{{f:${spent}}} is back in {{f:${back}}}, if it comes to ${them}: they leave ${gain.says}.`,
    step,
  };
};
