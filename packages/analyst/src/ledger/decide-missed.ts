import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { isSame } from './count-sold.ts';
import type { Decider, Decision } from './decide.ts';
import { counted, money, saidFigure, timed } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { asPeriod, oneOf, openMonthsOf } from './periods.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';

/** "We turn away two flats a day": what they would leave, beside what the help costs. */
export const decideMissed: Decider = (ledger, profile, writer) => {
  const { margin, unit } = ledger;
  const cost = profile.numbers.find(({ kind }) => kind === 'considered');
  const missed = profile.numbers.find(({ kind, noun }) => kind === 'missed' && isSame(noun, unit));
  if (cost === undefined || missed === undefined || !(margin > 0) || ledger.period !== null) return null;
  const every = missed.per ?? ledger.sold?.per ?? cost.per;
  if (cost.per === null) return payBack(ledger, profile, cost, { ...missed, per: every }, writer);
  const period = asPeriod(cost.per ?? '');
  const [from, to] = [openMonthsOf(asPeriod(every ?? '')), openMonthsOf(period)];
  if (from === undefined || to === undefined || period === null) return null;
  sayBooks(profile, writer);
  const gain = (missed.value * margin * to) / from;
  const paid = cost.value * (cost.each ?? 1);
  const spent = saidFigure('book-considered', 'What it would cost', cost, writer);
  const lost = saidFigure(
    'book-missed',
    'What you turn away',
    { ...missed, noun: missed.noun ?? unit },
    writer,
  );
  const left = money(
    'book-missed-left',
    'What they would leave',
    gain,
    period,
    'what you turn away × what one leaves, in the time of the cost',
    [lost, marginFigure(ledger, profile, writer)],
    ledger,
    writer,
  );
  const both = `the {{f:${lost}}} ${oneOf(every ?? 'day')} that you turn away leave ${left.says}, and it costs ${timed(spent, cost.per)}`;
  return gain > paid
    ? {
        verdict: `Yes, if it stays so: ${both}.`,
        step: {
          do: 'Take them on for two weeks, by the day, and count what they did that you would have turned away.',
          passes: `It leaves more than ${timed(spent, cost.per)}.`,
          days: 14,
        },
      }
    : {
        verdict: `No: ${both}.`,
        step: {
          do: 'Offer those whom you turn away another day, and write down how many take it.',
          passes: 'More than half of them do.',
          days: 14,
        },
      };
};

/** "We had to turn down 10 last month", and a second van is paid once. */
function payBack(
  ledger: Ledger,
  profile: IdeaProfile,
  cost: Fact,
  missed: Fact,
  writer: Writer,
): Decision | null {
  const months = openMonthsOf(asPeriod(missed.per ?? ''));
  if (months === undefined) return null;
  sayBooks(profile, writer);
  const spent = saidFigure('book-considered', 'What it would cost', cost, writer);
  const noun = missed.noun ?? ledger.sold?.noun ?? ledger.unit;
  const lost = saidFigure('book-missed', 'What you turn away', { ...missed, noun }, writer);
  const monthly = (missed.value * ledger.margin) / months;
  const left = money(
    'book-missed-left',
    'What they would leave',
    monthly,
    'month',
    'what you turn away × what one leaves, in a month',
    [lost, marginFigure(ledger, profile, writer)],
    ledger,
    writer,
  );
  const back = counted(
    'book-missed-back',
    'Until it is paid back',
    Math.ceil(cost.value / monthly - 1e-9),
    'months',
    'what it would cost ÷ what they would leave',
    [spent, left.id],
    writer,
  );
  return {
    verdict: `{{f:${spent}}} is back in {{f:${back}}} if you go on turning away {{f:${lost}}} ${oneOf(missed.per ?? 'month')}: they would leave ${left.says}.`,
    step: {
      do: 'Ring those whom you turned away last, and offer them a day with borrowed or rented gear.',
      passes: 'Half of them still want it.',
      days: 14,
    },
  };
}
