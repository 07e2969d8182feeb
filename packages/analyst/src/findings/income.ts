import type { Writer } from '@slipway/report';
import { periodOf, priceFigure } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import type { Fact, FactKind } from '../read/facts/fact.ts';
import type { Price } from '../read/reading.ts';
import { isCurrency } from '../read/round-sum.ts';
import { type Finding, type FindingKind, findingLabels } from './finding.ts';
import { countedFigure, moneyFigure, payingFigure } from './own-figures.ts';
import { ceilingOf, isSameThing } from './own-sums.ts';
import { seasonFigure, seasonOf } from './season.ts';
import { yearlyOf } from './size-line.ts';
import { isMeasure, turnoverFindings } from './turnover.ts';

const weeksAMonth = 52 / 12;
const timesAMonth: Readonly<Record<string, number>> = {
  day: 5 * weeksAMonth,
  week: weeksAMonth,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};

/** So many at the price. */
export interface Income {
  readonly counted: Fact;
  readonly quote: string | null;
  readonly price: Price;
  /** `period`: again every week, month or year; `time`: each time it takes place; `sold`: so far. */
  readonly by: 'period' | 'time' | 'sold';
  /** In a period, at one time, or so far. */
  readonly money: number;
  /** Of a month in which it is sold; null where that cannot be said. */
  readonly monthly: number | null;
  /** They pay already; else they only said that they would. */
  readonly isNow: boolean;
}

/** Who pays already × price; else whoever is on the list. Null where a number is missing or they are not of the same thing. */
export function incomeOf(profile: IdeaProfile): Income | null {
  const { own, evidence } = profile;
  const [paying, claim] = [own.customersNow, evidence.value];
  if (paying.value !== null && isKnown(paying)) return multiply(profile, paying.value, paying.quote, true);
  if (claim === null || !isKnown(evidence) || claim.count === null) return null;
  if (claim.rung !== 'waiting' && claim.rung !== 'trial') return null;
  return multiply(profile, toCount(claim.count, claim.of), evidence.quote, false);
}

/** What can be done, or who comes, bounds it. */
export const isLimited = (profile: IdeaProfile): boolean =>
  ceilingOf(profile) !== null || incomeOf(profile)?.by === 'time';

/** Who waits beside those who pay. */
function listOf(profile: IdeaProfile): Income | null {
  const { waiting, own } = profile;
  // Where nobody surely pays, whoever waits is what it earns.
  if (waiting.value === null || !isKnown(waiting) || !isKnown(own.customersNow)) return null;
  return multiply(profile, waiting.value, waiting.quote, false);
}

function multiply(profile: IdeaProfile, counted: Fact, quote: string | null, isNow: boolean): Income | null {
  const { price, own } = profile;
  const asked = price.value;
  // A price that is one of two is a guess; the only one beside a list is not.
  const isSure = isKnown(price) || (price.standing === 'unsure' && price.alternatives.length === 0);
  if (asked === null || !isSure || !isCurrency(asked.currency)) return null;
  const yearly = yearlyOf(asked, profile.charges.value);
  if (yearly === null) return null;
  const base = { counted, quote, price: asked, isNow };
  const period = periodOf(asked.per ?? '');
  if (yearly.isRecurring && period !== undefined) {
    if (yearly.unit !== null && !isSameThing(counted.noun, yearly.unit)) return null;
    const money = counted.value * asked.amount;
    return { ...base, by: 'period', money, monthly: money * (timesAMonth[period] ?? 1) };
  }
  // Tonnes at the price of a bag are no sum.
  const isSameUnit = isMeasure(counted.noun)
    ? asked.per !== null && isSameThing(counted.noun, asked.per)
    : asked.per === null || isSameThing(counted.noun, asked.per);
  const isSold = isSoldCount(counted.kind) && isSameUnit;
  const isPriced = asked.per !== null && counted.noun !== null && isSameThing(counted.noun, asked.per);
  if (isNow && isSold) return { ...base, by: 'sold', money: counted.value * asked.amount, monthly: null };
  // Only what takes place at a time is paid by all of them at once: 22 children at a price a lesson, Saturdays.
  const often = own.times.value;
  if (asked.per === null || often === null || !isKnown(own.times) || counted.noun === null) return null;
  if (isPriced) return null;
  const money = counted.value * asked.amount;
  return { ...base, by: 'time', money, monthly: money * often.value * (timesAMonth[often.per ?? ''] ?? 1) };
}

const things: ReadonlySet<FactKind> = new Set(['sold', 'volume']);
/** What was sold is counted, not who bought. */
export const isSoldCount = (kind: FactKind | undefined): boolean => kind !== undefined && things.has(kind);

const toCount = (value: number, noun: string | null): Fact => ({
  kind: 'waiting',
  value,
  currency: null,
  noun,
  per: null,
  words: { from: 0, to: 0 },
  number: { from: 0, to: 0 },
  chance: 1,
  sure: true,
});

/** "38 nurses at ₱1,100 a month is ₱41,800 a month today." */
export function nowFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const income = incomeOf(profile);
  const list = listOf(profile);
  const turnover = turnoverFindings(profile, writer);
  return [
    ...turnover,
    ...(income === null || turnover.length > 0
      ? []
      : [sayIncome(income.isNow ? 'now' : 'list', profile, income, writer)]),
    ...(list === null ? [] : [sayIncome('list', profile, list, writer)]),
  ];
}

function sayIncome(kind: 'now' | 'list', profile: IdeaProfile, income: Income, writer: Writer): Finding {
  const { by, price, isNow } = income;
  const { count, paid, money } = incomeFigures(kind, profile, income, writer);
  const is = isNow ? 'is' : 'would be';
  const text =
    by === 'sold'
      ? `{{f:${count}}}${income.counted.noun === null ? ' sold' : ''} at {{f:${paid}}} is {{f:${money}}} so far${inSeason(profile, writer)}.`
      : by === 'period'
        ? `{{f:${count}}} at {{f:${paid}}}${everyWeek(price)} ${is} {{f:${money}}}${everyWeek(price)}${isNow ? ' today' : ''}${inSeason(profile, writer)}.`
        : `{{f:${count}}} at {{f:${paid}}} a ${price.per} ${is} {{f:${money}}} each time${oftenWords(profile, income, money, kind, writer)}, if all of them come.`;
  return { kind, label: findingLabels[kind], likely: 1, statement: writer.say(kind, text) };
}

const everyWeek = ({ per }: Price): string => (periodOf(per ?? '') === 'week' ? ' a week' : '');

/** ", 6 months a year", ", in the season". */
function inSeason(profile: IdeaProfile, writer: Writer): string {
  const figure = seasonFigure(profile);
  if (figure !== null) return `, {{f:${writer.figure(figure)}}} a year`;
  return seasonOf(profile) === null ? ', in the season' : '';
}

function oftenWords(
  { own }: IdeaProfile,
  { money, price }: Income,
  each: string,
  kind: FindingKind,
  writer: Writer,
): string {
  const often = own.times.value;
  if (often === null || often.per === 'year') return '';
  const times = writer.figure({
    ...countedFigure('times', 'How often it takes place', often, own.times.quote),
    noun: `${often.noun ?? 'times'} a ${often.per}`,
  });
  const sum = writer.figure(
    moneyFigure(
      `${kind}-often`,
      `In a ${often.per}`,
      money * often.value,
      often.per === 'month' ? 'money/month' : 'money',
      price.currency,
      'each time × how often it takes place',
      [each, times],
    ),
  );
  return often.value === 1
    ? `, every ${often.per}`
    : `, {{f:${sum}}}${often.per === 'month' ? '' : ` a ${often.per}`}`;
}

interface IncomeFigures {
  readonly count: string;
  readonly paid: string;
  readonly money: string;
}

export function incomeFigures(
  kind: 'now' | 'list',
  profile: IdeaProfile,
  { counted, quote, price, by, money }: Income,
  writer: Writer,
): IncomeFigures {
  const count = writer.figure(
    kind === 'now'
      ? payingFigure(counted, quote)
      : {
          ...countedFigure('list-count', 'On the list', counted, quote),
          noun: counted.noun ?? 'on the list',
        },
  );
  const paid = writer.figure(priceFigure(price, profile.price.quote));
  const period = periodOf(price.per ?? '');
  const unit =
    by === 'period' && (period === 'month' || period === 'year') ? (`money/${period}` as const) : 'money';
  return {
    count,
    paid,
    money: writer.figure(
      moneyFigure(
        kind === 'now' ? 'earned-now' : 'earned-list',
        by === 'sold'
          ? 'Taken so far'
          : by === 'time'
            ? 'Each time'
            : kind === 'now'
              ? 'Earned today'
              : 'If they pay',
        money,
        unit,
        price.currency,
        'how many × price',
        [count, paid],
      ),
    ),
  };
}
