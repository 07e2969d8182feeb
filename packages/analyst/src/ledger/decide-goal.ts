import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isSame, lastWord } from './count-sold.ts';
import type { Decider, Decision } from './decide.ts';
import { decideFromNothing } from './decide-from-nothing.ts';
import { counted, money, priceId, saidFigure } from './figures.ts';
import { goalOf } from './goal.ts';
import type { Ledger } from './ledger.ts';
import { asPeriod, monthsOf } from './periods.ts';
import { sayBooks } from './say-ledger.ts';
import { readWanted } from './wanted.ts';

/** Months in which a gap is closed, for a first step that can be seen. */
const monthsGiven = 6;

const barely = 1.1;
/** What is left in a month beside what the founder needs. */
export function decideGoal(ledger: Ledger, profile: IdeaProfile, writer: Writer): Decision | null {
  const { sold, left, taken, margin } = ledger;
  const months = sold?.per == null ? undefined : monthsOf[sold.per];
  const wanted = readWanted(profile.worry.value ?? '');
  // "How many dogs is that?" is answered by a number, unless it is asked of those who pay already.
  const asksCount =
    wanted?.what === 'count' &&
    wanted.noun !== null &&
    sold?.when === null &&
    isSame(wanted.noun, sold.noun) &&
    !asksBuyers(ledger, wanted.noun);
  if (sold === null || taken === null || months === undefined || (asksCount && goalOf(profile) !== undefined))
    return decideFromNothing(ledger, profile, writer);
  const goal = goalOf(profile);
  // What is lost every month feeds nobody: that is said instead.
  if (left !== null && left < 0)
    return goal === undefined ? null : decideFromNothing(ledger, profile, writer);
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
  const isMore = (left ?? taken) / months >= goal.value / every;
  // A tenth more is soon gone, and nothing of it is safe.
  if (isMore && (left ?? taken) / months < (barely * goal.value) / every)
    return {
      verdict: `Barely: it brings ${now.says}, ${before}, and you need {{f:${own}}}.`,
      step: null,
    };
  if (isMore)
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
    wanted?.noun ?? null,
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

function short(
  ledger: Ledger,
  needed: number,
  opening: string,
  inputs: readonly string[],
  writer: Parameters<Decider>[2],
  profile: Parameters<Decider>[1],
  asked: string | null,
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
    verdict: `${opening}: that takes {{f:${all}}}${every}${sayBuyers(ledger, needed, all, asked, writer)}.`,
    step: {
      do: `Win {{f:${step}}} more this month at {{f:${priceId(ledger, profile, writer)}}}.`,
      passes: `{{f:${step}}} pay: at that pace you are there in half a year.`,
      days: 30,
    },
  };
}

/** ", or 30 salons at what each takes now": asked of those who buy, of whom each takes so many. */
function sayBuyers(
  ledger: Ledger,
  needed: number,
  all: string,
  asked: string | null,
  writer: Writer,
): string {
  const { sold, customers, period } = ledger;
  const months = sold?.per == null ? undefined : monthsOf[sold.per];
  if (sold === null || customers?.noun == null || period !== null || months === undefined) return '';
  if (asked === null || !asksBuyers(ledger, asked)) return '';
  const now = saidFigure('book-customers-own', 'Your customers', customers, writer);
  const buyers = counted(
    'book-goal-buyers',
    'Enough of those who buy',
    Math.ceil((needed * customers.value) / (sold.count / months) - 1e-9),
    customers.noun,
    'enough for what you need ÷ what each of them takes now',
    [all, now, 'book-sold'],
    writer,
  );
  return `, or {{f:${buyers}}} at what each takes now`;
}

const asksBuyers = ({ sold, customers }: Ledger, asked: string): boolean =>
  customers?.noun != null &&
  lastWord(asked) === lastWord(customers.noun) &&
  sold?.from.includes(customers) === false;
