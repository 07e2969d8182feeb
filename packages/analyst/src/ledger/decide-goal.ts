import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { isSame } from './count-sold.ts';
import type { Decider, Decision } from './decide.ts';
import { counted, money, priceId, saidFigure, timed } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { asPeriod, monthsOf } from './periods.ts';
import { sayBooks } from './say-ledger.ts';
import { readWanted } from './wanted.ts';

/** Months in which a gap is closed, for a first step that can be seen. */
const monthsGiven = 6;

const yearlyFrom = 15_000;
const hard = /^(?:USD|GBP|EUR|AUD|NZD|CAD|CHF|SGD)$/u;

/** "3,000 each" for two is what both need. */
function goalOf({ numbers }: IdeaProfile): Fact | undefined {
  const goal = numbers.find(({ kind }) => kind === 'goal');
  if (goal === undefined) return undefined;
  // "My 52k office job": in such money nobody earns that in a month.
  const isYearly = goal.per === null && goal.value >= yearlyFrom && hard.test(goal.currency ?? '');
  return { ...goal, value: goal.value * (goal.each ?? 1), each: 1, per: isYearly ? 'year' : goal.per };
}

/** What is left in a month beside what the founder needs. */
export function decideGoal(ledger: Ledger, profile: IdeaProfile, writer: Writer): Decision | null {
  const { sold, left, taken, margin } = ledger;
  const months = sold?.per == null ? undefined : monthsOf[sold.per];
  const wanted = readWanted(profile.worry.value ?? '');
  // "How many dogs is that?" is answered by a number, unless it is asked of those who pay already.
  const asksCount =
    wanted?.what === 'count' && wanted.noun !== null && sold?.when === null && isSame(wanted.noun, sold.noun);
  if (sold === null || taken === null || months === undefined || (asksCount && goalOf(profile) !== undefined))
    return decideFromNothing(ledger, profile, writer);
  const goal = goalOf(profile);
  sayBooks(profile, writer);
  const isAfter = left !== null;
  const now = money(
    'book-month-now',
    isAfter ? 'Left in a month' : 'Taken in a month',
    (left ?? taken) / months,
    'month',
    isAfter ? 'what is left, in a month' : 'what you take, in a month',
    [isAfter ? 'book-left-now' : 'book-taken'],
    ledger,
    writer,
  );
  const before = isAfter ? 'before your own pay and tax' : 'before any cost';
  if (goal === undefined)
    return {
      verdict: `Only if you need less than ${now.says}: that is what it brings now, ${before}.`,
      step: null,
    };
  const every = monthsOf[asPeriod(goal.per ?? 'month') ?? 'month'] ?? 1;
  const own = saidFigure('book-own-goal', 'What you need', { ...goal, per: goal.per ?? 'month' }, writer);
  if ((left ?? taken) / months >= goal.value / every)
    return {
      works: true,
      verdict: `By these numbers yes: it brings ${now.says}, ${before}, and you need {{f:${own}}}.`,
      step: null,
    };
  if (!(margin > 0)) return null;
  const fixed = (ledger.fixedCost ?? 0) / months;
  const needed = Math.ceil(
    (goal.value / every + fixed) / (margin * (ledger.period === null ? 1 : 1 / months)) - 1e-9,
  );
  return short(
    ledger,
    needed,
    `Not yet: it brings ${now.says} ${before}, and you need {{f:${own}}}`,
    [own, now.id],
    writer,
    profile,
  );
}

/** "120 cafés at €45 a month is €5,400 a month: 82 more than you have." */
export const decideAim: Decider = (ledger, profile, writer) => {
  const { sold, price, period } = ledger;
  const aim = profile.numbers.find(({ kind }) => kind === 'aim');
  if (aim === undefined || sold === null || period === null || aim.value <= sold.count) return null;
  sayBooks(profile, writer);
  const wanted = saidFigure('book-aim', 'How many you want', aim, writer);
  const sum = money(
    'book-aim-money',
    'What they bring',
    aim.value * price.amount,
    period,
    'how many you want × price',
    [wanted, priceId(ledger, profile, writer)],
    ledger,
    writer,
  );
  const gap = aim.value - sold.count;
  const missing = counted(
    'book-gap',
    'Still missing',
    gap,
    null,
    'how many you want − who pays now',
    [wanted, 'book-sold'],
    writer,
  );
  const pace = Math.max(2, Math.ceil(gap / monthsGiven));
  const each = counted(
    'book-gap-month',
    'More in a month',
    pace,
    aim.noun ?? sold.noun,
    `still missing ÷ ${monthsGiven} months`,
    [missing],
    writer,
  );
  return {
    verdict: `{{f:${wanted}}} bring ${sum.says} before costs: {{f:${missing}}} more than pay now.`,
    step: {
      do: `Sign {{f:${each}}} more this month at {{f:${priceId(ledger, profile, writer)}}}.`,
      passes: `{{f:${each}}} pay: at that pace you are there in half a year.`,
      days: 30,
    },
  };
};

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

function short(
  ledger: Ledger,
  needed: number,
  opening: string,
  inputs: readonly string[],
  writer: Parameters<Decider>[2],
  profile: Parameters<Decider>[1],
): Decision {
  const { sold, unit, customers, period } = ledger;
  const noun = sold?.noun ?? (unit === null ? (customers?.noun ?? 'sales') : pluralise(unit));
  const every = period === null ? ' a month' : '';
  const all = counted(
    'book-goal-needed',
    'Enough for what you need',
    needed,
    noun,
    '(what you need + what goes out) ÷ what one leaves',
    [...inputs, priceId(ledger, profile, writer)],
    writer,
  );
  const gap = Math.max(
    1,
    needed - Math.round((sold?.count ?? 0) / (period === null ? (monthsOf[sold?.per ?? 'month'] ?? 1) : 1)),
  );
  const step = counted(
    'book-gap-month',
    'More in a month',
    Math.max(2, Math.ceil(gap / monthsGiven)),
    null,
    `what is missing ÷ ${monthsGiven} months`,
    [all, 'book-sold'],
    writer,
  );
  return {
    verdict: `${opening}: that takes {{f:${all}}}${every}.`,
    step: {
      do: `Win {{f:${step}}} more this month at {{f:${priceId(ledger, profile, writer)}}}.`,
      passes: `{{f:${step}}} pay: at that pace you are there in half a year.`,
      days: 30,
    },
  };
}

/** Nothing is sold yet: how many a month pay the founder and what goes out. */
const decideFromNothing: Decider = (ledger, profile, writer) => {
  const { margin, fixed, period, unit, unitCosts } = ledger;
  const goal = goalOf(profile);
  const months = fixed.map(({ per }) => monthsOf[asPeriod(per ?? '') ?? 'hour']);
  const isMonthly = (goal?.per ?? 'month') === 'month' && months.every((one) => one !== undefined);
  if (goal === undefined || !isMonthly || !(margin > 0) || (period !== null && period !== 'month'))
    return null;
  const out = fixed.reduce((sum, { value, each }, at) => sum + (value * (each ?? 1)) / (months[at] ?? 1), 0);
  const wanted = saidFigure('book-own-goal', 'What you need', { ...goal, per: 'month' }, writer);
  const costs = fixed.map((fact, at) =>
    saidFigure(`book-fixed-${at + 1}`, 'What it costs you to run', fact, writer),
  );
  const price = priceId(ledger, profile, writer);
  const ones = unitCosts.map((fact, at) =>
    saidFigure(`book-unit-cost-${at + 1}`, 'What one costs you', fact, writer),
  );
  const noun = period === null ? (unit === null ? 'sales' : pluralise(unit)) : 'customers';
  const needed = counted(
    'book-goal-needed',
    'Enough for what you need',
    Math.ceil((goal.value + out) / margin - 1e-9),
    noun,
    '(what you need + what goes out) ÷ what one leaves',
    [wanted, ...costs, price, ...ones],
    writer,
  );
  const beside =
    costs.length === 0
      ? ''
      : ` and ${costs.map((id, at) => timed(id, fixed[at]?.per ?? null)).join(' and ')} of costs`;
  return {
    verdict: `It takes {{f:${needed}}}${period === null ? ' a month' : ''} to pay you {{f:${wanted}}}${beside}.${canDo(profile, noun, writer)}`,
    step: null,
  };
};
