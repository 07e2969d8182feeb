import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Days, daysOf, isSame } from './count-sold.ts';
import type { Decider } from './decide.ts';
import { counted, daysOpenFigure, priceId, saidFigure, timed } from './figures.ts';
import { goalOf } from './goal.ts';
import type { Ledger } from './ledger.ts';
import { monthlyOf } from './monthly.ts';
import { asPeriod, monthsOf, oneOf, openMonthsOf, type Period } from './periods.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';
import { readWanted } from './wanted.ts';

/** Nothing is sold yet: how many pay the founder and what goes out, in the time that is asked about. */
export const decideFromNothing: Decider = (ledger, profile, writer) => {
  const { margin, fixed, period, others, unplaced } = ledger;
  const goal = goalOf(profile);
  const every = openMonthsOf(asPeriod(goal?.per ?? 'month'));
  const out = monthlyOf(fixed);
  if (goal === undefined || every === undefined || out === null || !(margin > 0)) return null;
  if (others.length + unplaced.length > 0) return null;
  const asked = readWanted(profile.worry.value ?? '');
  const noun = nounOf(ledger, asked?.noun ?? null);
  const span: Period = period ?? asked?.per ?? asPeriod(goal.per ?? 'month') ?? 'month';
  const days =
    span === 'day' ? daysOf((...kinds) => profile.numbers.filter((one) => kinds.includes(one.kind))) : null;
  const months = days === null ? openMonthsOf(span) : (monthsOf[days.per] ?? 1) / days.fact.value;
  if (months === undefined) return null;
  const wanted = saidFigure('book-own-goal', 'What you need', { ...goal, per: goal.per ?? 'month' }, writer);
  const costs = fixed.map((fact, at) =>
    saidFigure(`book-fixed-${at + 1}`, 'What it costs you to run', fact, writer),
  );
  const count = Math.ceil(((goal.value / every + out) * months) / margin - 1e-9);
  const needed = counted(
    'book-goal-needed',
    'Enough for what you need',
    count,
    noun,
    '(what you need + what goes out) ÷ what one leaves',
    [wanted, ...costs, priceId(ledger, profile, writer), ...unitCostFigures(ledger, writer)],
    writer,
  );
  const beside =
    costs.length === 0
      ? ''
      : ` and ${costs.map((id, at) => timed(id, fixed[at]?.per ?? null)).join(' and ')} of costs`;
  const leaves =
    ledger.unitCosts.length + ledger.cuts.length === 0
      ? ''
      : `, at {{f:${marginFigure(ledger, profile, writer)}}} left of each`;
  const open = span === 'day' ? `, on ${daysWords(days, writer)}` : '';
  // The books have the figure of those who pay now.
  sayBooks(profile, writer);
  const more = sayMore(ledger, count, writer);
  return {
    verdict: `It takes {{f:${needed}}}${period === null ? ` ${oneOf(span)}` : ''} to pay you ${timed(wanted, goal.per ?? 'month')}${beside}${leaves}${open}.${more}${span === 'month' ? canDo(profile, noun, writer) : ''}`,
    step: null,
  };
};

/** " That is 46 more than pay now." */
function sayMore({ sold, period }: Ledger, count: number, writer: Writer): string {
  if (sold === null || period === null || count <= sold.count) return '';
  const gap = counted(
    'book-goal-gap',
    'Still missing',
    count - sold.count,
    null,
    'enough for what you need − who pays now',
    ['book-goal-needed', 'book-sold'],
    writer,
  );
  return ` That is {{f:${gap}}} more than pay now.`;
}

const nounOf = ({ unit, period, payers }: Ledger, asked: string | null): string =>
  period === null ? (unit === null ? (asked ?? 'sales') : pluralise(unit)) : (payers ?? 'customers');

const unitCostFigures = ({ unitCosts }: Ledger, writer: Writer): readonly string[] =>
  unitCosts.map((fact, at) => saidFigure(`book-unit-cost-${at + 1}`, 'What one costs you', fact, writer));

/** "5 days a week", "26 days a month". */
const daysWords = (days: Days | null, writer: Writer): string =>
  days === null
    ? `{{f:${daysOpenFigure(writer)}}} a month`
    : `{{f:${saidFigure('book-days', 'Days you work', days.fact, writer)}}} a ${days.per}`;

/** " At 5 dogs a day on 4 days a week you can do 87 a month." */
function canDo({ numbers }: IdeaProfile, noun: string, writer: Writer): string {
  const pace = numbers.find(({ kind, per }) => /^(?:capacity|volume)$/u.test(kind) && per === 'day');
  const days = numbers.find(
    (one) => one.kind === 'often' && one.per === 'week' && /^days?$/u.test(one.noun ?? ''),
  );
  if (pace === undefined || days === undefined || !isSame(pace.noun, noun)) return '';
  const inputs = [
    saidFigure('book-pace', 'What you can do', pace, writer),
    saidFigure('book-days', 'Days you work', days, writer),
  ];
  const most = counted(
    'book-most',
    'Most in a month',
    Math.floor((pace.value * days.value * 52) / 12),
    null,
    'what you can do in a day × days a week × 52 ÷ 12',
    inputs,
    writer,
  );
  return ` At {{f:${inputs[0]}}} a day on {{f:${inputs[1]}}} a week you can do {{f:${most}}}.`;
}
