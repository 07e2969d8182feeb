import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { isSame } from './count-sold.ts';
import type { Decider, Decision } from './decide.ts';
import { counted, priceId, saidFigure, tidy, timed } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { asPeriod, monthsOf, oneOf } from './periods.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';

/** Another machine, place or pair of hands: how much more has to be sold for it. */
export const decideSpending: Decider = (ledger, profile, writer) => {
  // A cost of which nobody said how much goes into one: what one leaves is not known.
  if (!(ledger.margin > 0) || ledger.others.length + ledger.unplaced.length > 0) return null;
  const cost = costOf(profile);
  if (cost === null) return decideHelp(ledger, profile, writer);
  const besides = besidesOf(ledger, profile, cost);
  sayBooks(profile, writer);
  const period = asPeriod(cost.per ?? '');
  const spent = saidFigure('book-considered', 'What it would cost', cost, writer);
  const all = { ...cost, value: cost.value * (cost.each ?? 1) };
  if (period === null && cost.per !== null) return decideEach(ledger, profile, all, spent, writer);
  return period === null
    ? decideOnce(ledger, profile, spent, all.value, writer)
    : decideEvery({ ...ledger, margin: ledger.margin - besides }, profile, all, spent, writer);
};

/** What is asked about, else what one of the same cost: the press, for a second press. */
function costOf({ numbers, worry, question }: IdeaProfile): Fact | null {
  const all = numbers.filter(({ kind }) => kind === 'considered');
  // "189,000 or 4,900 a month": what is paid by the month can be set against what is sold.
  const [most] = all.toSorted((a, z) => z.value * (z.each ?? 1) - a.value * (a.each ?? 1));
  const asked = all.find(({ per }) => monthsOf[asPeriod(per ?? '') ?? 'hour'] !== undefined) ?? most;
  if (asked !== undefined) return asked;
  // One more like those who are there: "three barbers on 1,100 each".
  const wage = numbers.find(({ kind, each }) => kind === 'own-cost' && each !== undefined);
  if (question?.kind === 'hire' && wage !== undefined) return { ...wage, each: 1 };
  const words = new Set((worry.value ?? '').toLowerCase().match(/\p{L}+/gu) ?? []);
  const same = ({ of }: Fact): boolean => of !== undefined && words.has(of);
  return numbers.find((fact) => /^(?:needs|spent|own-cost)$/u.test(fact.kind) && same(fact)) ?? null;
}

/** "The instructor wants 110 a lesson": what each one that is done then costs besides. */
function besidesOf({ unit, margin }: Ledger, { numbers }: IdeaProfile, cost: Fact): number {
  const each = numbers.filter(
    (one) =>
      one.kind === 'considered' && one !== cost && one.per !== null && unit !== null && isSame(one.per, unit),
  );
  const sum = each.reduce((all, { value }) => all + value, 0);
  return sum < margin ? sum : 0;
}

function nounOf({ sold, unit, customers }: Ledger): string {
  if (sold !== null) return sold.noun;
  return unit === null ? (customers?.noun ?? 'sales') : pluralise(unit);
}

/** Paid once: how many more pay it back. */
function decideOnce(
  ledger: Ledger,
  profile: IdeaProfile,
  spent: string,
  cost: number,
  writer: Writer,
): Decision {
  const copy = decideCopy(ledger, profile, spent, cost, writer);
  if (copy !== null) return copy;
  const { margin, period, sold } = ledger;
  const hasCosts = margin < ledger.price.amount;
  const noun = nounOf(ledger);
  const months = period === null ? 1 : 12 / (monthsOf[period] ?? 1);
  const exact = cost / (margin * months);
  const value = exact < 1000 ? Math.ceil(exact - 1e-9) : tidy(exact);
  const what = hasCosts ? 'what one leaves' : 'price';
  const more = counted(
    'book-more',
    'More of them that pay it back',
    value,
    noun,
    period === null ? `what it would cost ÷ ${what}` : `what it would cost ÷ ${what} in a year`,
    [spent, priceId(ledger, profile, writer)],
    writer,
  );
  const time = period === null ? '' : ' for a year';
  const beside =
    sold === null ? fullDays(ledger, profile, value, more, writer) : sayPace(ledger, value, more, writer);
  const half = counted(
    'book-more-half',
    'Half of them',
    Math.ceil(value / 2),
    noun,
    'half of what pays it back',
    [more],
    writer,
  );
  const each = hasCosts ? ` at {{f:${marginFigure(ledger, profile, writer)}}} left of each` : ' before costs';
  return {
    verdict: `Only with {{f:${more}}} more${time}: they pay {{f:${spent}}} back${each}.${beside}`,
    step: {
      do: `Before you spend {{f:${spent}}}, ${askWhom(ledger, writer)} how much more they would take.`,
      passes: `{{f:${half}}} more are promised${time}: then it is paid back in two such ${spanWords(sold?.when ?? null)}.`,
      days: 14,
    },
  };
}

/** A second one that costs and sells what the first does: what it leaves pays for it, and from how many on. */
function decideCopy(
  { left, sold, fixed, fixedCost, margin }: Ledger,
  { question }: IdeaProfile,
  spent: string,
  cost: number,
  writer: Writer,
): Decision | null {
  const isCopy = question?.kind === 'second' && fixed.length > 0 && fixedCost !== null;
  if (!isCopy || left === null || left <= 0 || sold?.per == null || sold.when !== null) return null;
  const back = counted(
    'book-copy-back',
    'Until it is paid back',
    Math.ceil(cost / left - 1e-9),
    pluralise(sold.per),
    'what it would cost ÷ what is left',
    [spent, 'book-left-now'],
    writer,
  );
  const least = counted(
    'book-copy-even',
    'Enough to cover what it costs to run',
    Math.ceil(fixedCost / margin - 1e-9),
    sold.noun,
    'what goes out ÷ what one leaves',
    ['book-sold', 'book-left-now'],
    writer,
  );
  return {
    verdict: `One that costs and sells the same pays {{f:${spent}}} back in {{f:${back}}}. Under {{f:${least}}} ${oneOf(sold.per)} it loses money.`,
    step: {
      do: `Sell there for two ${pluralise(sold.per)} from a borrowed place before you sign.`,
      passes: `At least {{f:${least}}} ${oneOf(sold.per)}.`,
      days: 28,
    },
  };
}

/** "last month" → "months", "last autumn" → "seasons". */
function spanWords(when: string | null): string {
  const [, time] = /^(?:last|this|past) (\p{L}+)$/u.exec(when ?? '') ?? [];
  if (time === undefined) return 'years';
  return /^(?:week|month|year)$/u.test(time) ? pluralise(time) : 'seasons';
}

/** " At 22 teams a week, as now, that is 13 weeks.": only where pieces are sold by the time. */
function sayPace(ledger: Ledger, value: number, more: string, writer: Writer): string {
  const { sold, period } = ledger;
  const [, last] = /^last (week|month)$/u.exec(sold?.when ?? '') ?? [];
  const per = sold?.when == null ? sold?.per : last;
  if (sold === null || per == null || period !== null) return sayBeside(ledger);
  const spans = counted(
    'book-pace-spans',
    'Time at the pace of now',
    Math.ceil(value / sold.count - 1e-9),
    pluralise(per),
    'more of them ÷ what you sell now',
    [more, 'book-sold'],
    writer,
  );
  const pace = last === undefined ? `as now, {{f:book-sold}} a ${per}` : `as ${sold.when}, {{f:book-sold}}`;
  return ` If as many more are sold ${pace}, that takes {{f:${spans}}}.`;
}

/** "Last autumn it was 14,000 litres." */
function sayBeside({ sold, period }: Ledger): string {
  if (sold?.when != null)
    return ` ${sold.when.charAt(0).toUpperCase()}${sold.when.slice(1)} it was {{f:book-sold}}.`;
  return ` Now it is {{f:book-sold}}${sold?.per != null && period === null ? ` a ${sold.per}` : ''}.`;
}

/** "At 4 dogs a day that is 119 full days." */
function fullDays(
  { unit }: Ledger,
  { numbers }: IdeaProfile,
  value: number,
  more: string,
  writer: Writer,
): string {
  const pace = numbers.find(
    ({ kind, noun, per }) => kind === 'capacity' && per !== null && unit !== null && isSame(noun, unit),
  );
  if (pace === undefined || pace.per === null) return '';
  const can = saidFigure('book-pace', 'What you can do', pace, writer);
  const days = counted(
    'book-full',
    'Full days for it',
    Math.ceil(value / pace.value),
    `full ${pluralise(pace.per)}`,
    'more of them ÷ what you can do',
    [more, can],
    writer,
  );
  return ` At {{f:${can}}} a ${pace.per} that is {{f:${days}}}.`;
}

function askWhom({ customers }: Ledger, writer: Writer): string {
  if (customers === null || customers.noun === null) return 'ask your customers';
  return `ask your {{f:${saidFigure('book-customers-own', 'Your customers', customers, writer)}}}`;
}

const weekday = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/u;

/** "£120 a Saturday": how many more each time. */
function decideEach(
  ledger: Ledger,
  profile: IdeaProfile,
  { value, per }: Fact,
  spent: string,
  writer: Writer,
): Decision {
  const time = (per ?? 'time').replace(weekday, (day) => day.charAt(0).toUpperCase() + day.slice(1));
  const more = counted(
    'book-more',
    'More of them that pay it',
    Math.ceil(value / ledger.margin - 1e-9),
    nounOf(ledger),
    'what it would cost ÷ what one leaves',
    [spent, marginFigure(ledger, profile, writer)],
    writer,
  );
  return {
    verdict: `Only with {{f:${more}}} more each ${time}: that pays {{f:${spent}}}, at {{f:book-margin-one}} left of each.`,
    step: {
      do: `Write down on the next two ${pluralise(time)} what you could not make or sell for lack of hands.`,
      passes: `It is {{f:${more}}} or more each time.`,
      days: 21,
    },
  };
}

/** Paid again and again: how many more in the same time. */
function decideEvery(
  ledger: Ledger,
  profile: IdeaProfile,
  cost: Fact,
  spent: string,
  writer: Writer,
): Decision | null {
  const { margin, sold, period } = ledger;
  const own = asPeriod(cost.per ?? '');
  const span = sold?.when == null ? (sold?.per ?? period) : null;
  // "22 cars a day" beside a rent by the month: nobody knows on how many days.
  const to = span === 'day' ? own : (span ?? own);
  const [from, into] = [own === null ? undefined : monthsOf[own], to === null ? undefined : monthsOf[to]];
  if (to === null || (own !== to && (from === undefined || into === undefined))) return null;
  const inSpan = own === to ? cost.value : (cost.value * (into ?? 1)) / (from ?? 1);
  const noun = nounOf(ledger);
  const more = counted(
    'book-more',
    'More of them that pay it',
    Math.ceil(inSpan / margin - 1e-9),
    noun,
    'what it would cost ÷ what one leaves',
    [spent, priceId(ledger, profile, writer)],
    writer,
  );
  const every = period === null ? ` ${oneOf(to)}` : '';
  const beside =
    sold === null || sold.when !== null
      ? ''
      : `, beside {{f:book-sold}}${sold.per === to || sold.per === null || period !== null ? '' : ` ${oneOf(sold.per)}`} now`;
  return {
    verdict: `Only with {{f:${more}}} more${every}${beside}: that pays ${timed(spent, cost.per)}.`,
    step:
      to === 'hour'
        ? turnedAway(more)
        : period !== null
          ? {
              do: `Sign {{f:${more}}} more before you spend it, and write down how you won each.`,
              passes: `All of them have paid for two ${pluralise(period)}.`,
              days: 60,
            }
          : {
              do: `Take orders for {{f:${more}}} more${every} before you spend it.`,
              passes: `All {{f:${more}}} are ordered and paid, two ${to}s in a row.`,
              days: 30,
            },
  };
}

/** Nobody orders by the hour: what there were no hands for is counted. */
const turnedAway = (more: string): Decision['step'] => ({
  do: 'Write down for two weeks which work you turn away, and how many hours it would take.',
  passes: `Each of these hours brings {{f:${more}}} or more.`,
  days: 14,
});

/** Nobody said what the help costs: what a round sum takes. */
const decideHelp: Decider = (ledger, profile, writer) => {
  const { sold, margin, taken, price } = ledger;
  if (profile.question?.kind !== 'hire' || sold?.per == null || sold.when !== null || taken === null)
    return null;
  sayBooks(profile, writer);
  const round = 10 ** Math.floor(Math.log10(taken));
  const wage = writer.figure({
    id: 'book-round-wage',
    label: 'A round sum for help',
    value: round,
    unit: 'money',
    currency: price.currency,
    provenance: {
      kind: 'assumed',
      why: 'A round sum to count with: set what the help really costs against it.',
    },
  });
  const more = counted(
    'book-more',
    'More of them that pay it',
    Math.ceil(round / margin - 1e-9),
    nounOf(ledger),
    'the sum ÷ what one leaves',
    [wage, marginFigure(ledger, profile, writer)],
    writer,
  );
  if (ledger.period !== null)
    return {
      verdict: `Not before {{f:${more}}} more pay for every {{f:${wage}}} a ${sold.per} of the wage: {{f:book-sold}} pay now.`,
      step: {
        do: `Sign {{f:${more}}} more yourself for every {{f:${wage}}} of the wage, and write down how you won them.`,
        passes: 'They pay two months in a row, and the new hire can repeat it.',
        days: 60,
      },
    };
  return {
    verdict: `Every {{f:${wage}}} a ${sold.per} for help takes {{f:${more}}} more, at {{f:book-margin-one}} left of each; you sell {{f:book-sold}} a ${sold.per}.`,
    step: {
      do: `Ask what the help costs a ${sold.per}, and count for two weeks what you could not make or sell.`,
      passes: `You miss more than {{f:${more}}} a ${sold.per} for every {{f:${wage}}} it costs.`,
      days: 14,
    },
  };
};
