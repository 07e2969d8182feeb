import type { Figure, Unit } from '@slipway/core';
import { singularise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile, Standing, Understood } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { isCurrency, roundSum } from '../read/round-sum.ts';
import { type Finding, type FindingKind, findingLabels } from './finding.ts';
import { goalFigure, priceFigure } from './size.ts';
import { payerNoun, periodOf, yearlyOf } from './size-line.ts';

const isKnown = ({ standing }: { readonly standing: Standing }): boolean =>
  standing === 'read' || standing === 'confirmed';

/** Working days and weeks of a month, as founders count them. */
const timesAMonth: Readonly<Record<string, number>> = {
  day: 20,
  week: 4,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};
const monthsAYear = 12;

/** Capacity × price: what one founder can earn at most, against the goal. */
export function limitFindings({ own, price, charges }: IdeaProfile, writer: Writer): readonly Finding[] {
  const [can, asked] = [own.capacity.value, price.value];
  const times = timesAMonth[can?.per ?? ''];
  if (can === null || asked === null || times === undefined) return [];
  if (!isKnown(own.capacity) || !isKnown(price) || !isCurrency(asked.currency)) return [];
  const yearly = yearlyOf(asked, charges.value);
  if (yearly === null || yearly.isRecurring || !isSameThing(can.noun, asked.per)) return [];
  const count = writer.figure({
    ...counted('capacity', 'What you can do', can, own.capacity.quote),
    noun: `${can.noun ?? 'jobs'} a ${can.per}`,
  });
  const paid = writer.figure(priceFigure(asked, price.quote));
  const worked = writer.figure({
    id: 'worked',
    label: `Working ${can.per}s a month`,
    value: Math.round(times * 100) / 100,
    unit: 'count',
    provenance: { kind: 'assumed', why: 'Twenty working days, or four weeks, make a month.' },
  });
  const inputs = [count, worked, paid];
  const monthly = can.value * times * asked.amount;
  const most = writer.figure(
    money(
      'most',
      'Most you can earn',
      monthly,
      'money/month',
      asked.currency,
      `${can.per}ly capacity × ${can.per}s a month × price`,
      inputs,
    ),
  );
  const head = `{{f:${count}}} at {{f:${paid}}} is {{f:${most}}} at most`;
  return finding(
    'limit',
    `${head}${againstGoal(own.ownGoal, monthly, asked.currency, can, most, writer)}`,
    writer,
  );
}

/** "; your goal of $18,000 a month takes 10 visits a day." Without a goal of their own: how many people a round sum takes. */
function againstGoal(
  goal: Understood<Fact>,
  monthly: number,
  currency: string,
  can: Fact,
  most: string,
  writer: Writer,
): string {
  const wanted = goal.value;
  const times = timesAMonth[wanted?.per ?? ''];
  if (wanted !== null && times !== undefined && isKnown(goal) && wanted.currency === currency) {
    const aim = writer.figure(sum('own-goal', 'Your goal', wanted, goal.quote));
    const share = (wanted.value * times) / monthly;
    if (share <= 1) return `, and your goal is {{f:${aim}}}.`;
    const needed = writer.figure({
      id: 'goal-takes',
      label: 'What your goal takes',
      value: Math.ceil(can.value * share - 1e-9),
      unit: 'count',
      noun: `${can.noun ?? 'jobs'} a ${can.per}`,
      provenance: {
        kind: 'derived',
        formula: 'goal ÷ most you can earn × what you can do',
        inputs: [aim, most, 'capacity'],
      },
    });
    return `; your goal of {{f:${aim}}} takes {{f:${needed}}}.`;
  }
  const round = writer.figure(goalFigure(roundSum(currency), currency));
  const people = Math.ceil(roundSum(currency) / (monthly * monthsAYear));
  if (people < 2) return '.';
  const needed = writer.figure({
    id: 'goal-takes',
    label: 'People it takes',
    value: people,
    unit: 'count',
    noun: 'people at that pace',
    provenance: {
      kind: 'derived',
      formula: 'sum to reach ÷ (most you can earn × 12)',
      inputs: [round, most],
    },
  });
  return `; {{f:${round}}} takes {{f:${needed}}}.`;
}

/** Five visits a day at $90 a visit, not five houses a day at $90 a window. */
function isSameThing(noun: string | null, per: string | null): boolean {
  if (noun === null || per === null) return true;
  const last = (words: string): string => singularise(words.split(' ').at(-1) ?? words);
  return last(noun) === last(per);
}

/** Cash ÷ costs: how long the money lasts. */
export function runwayFindings(
  { own: { ownCash: cash, ownCost } }: IdeaProfile,
  writer: Writer,
): readonly Finding[] {
  const [held, cost] = [cash.value, ownCost.value];
  const times = timesAMonth[cost?.per ?? ''];
  if (held === null || cost === null || times === undefined || !isKnown(cash) || !isKnown(ownCost)) return [];
  if (held.currency !== cost.currency || !isCurrency(cost.currency ?? '') || !(cost.value > 0)) return [];
  const [have, spend] = [
    writer.figure(sum('cash', 'Cash you have', held, cash.quote)),
    writer.figure(sum('own-cost', 'What it costs you to run', cost, ownCost.quote)),
  ];
  const months = writer.figure({
    id: 'runway',
    label: 'Months the cash lasts',
    value: Math.floor((10 * held.value) / (cost.value * times)) / 10,
    unit: 'months',
    provenance: { kind: 'derived', formula: 'cash ÷ costs a month', inputs: [have, spend] },
  });
  return finding('runway', `{{f:${have}}} pays {{f:${spend}}} for {{f:${months}}}, before any sale.`, writer);
}

/** Customers × price: what it earns today. */
export function nowFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const { own, price } = profile;
  const [paying, asked] = [own.customersNow.value, price.value];
  if (paying === null || asked === null || !isKnown(own.customersNow) || !isKnown(price)) return [];
  const yearly = yearlyOf(asked);
  const period = periodOf(asked.per ?? '');
  if (yearly === null || !yearly.isRecurring || !(period === 'month' || period === 'year')) return [];
  const unit = yearly.unit ?? payerNoun(profile);
  if (unit === null || !isSameThing(paying.noun, unit)) return [];
  const count = writer.figure({
    ...counted('customers-now', 'Who pays already', paying, own.customersNow.quote),
    noun: paying.noun ?? 'customers',
  });
  const paid = writer.figure(priceFigure(asked, price.quote));
  const now = writer.figure(
    money(
      'earned-now',
      'Earned today',
      paying.value * asked.amount,
      `money/${period}`,
      asked.currency,
      'who pays already × price',
      [count, paid],
    ),
  );
  return finding('now', `{{f:${count}}} at {{f:${paid}}} is {{f:${now}}} today.`, writer);
}

/** What they pay today beside what the founder asks, where both are for the same thing. */
export function paidFindings({ own: { theyPay }, price }: IdeaProfile, writer: Writer): readonly Finding[] {
  const [today, asked] = [theyPay.value, price.value];
  if (today === null || asked === null || !isKnown(theyPay) || !isCurrency(asked.currency)) return [];
  if (today.currency !== asked.currency || (today.per ?? null) !== asked.per) return [];
  const now = writer.figure(sum('they-pay', 'What it costs them today', today, theyPay.quote));
  const paid = writer.figure(priceFigure(asked, price.quote));
  return finding('paid', `Today it costs them {{f:${now}}}; you ask {{f:${paid}}}.`, writer);
}

function finding(kind: FindingKind, text: string, writer: Writer): readonly Finding[] {
  return [{ kind, label: findingLabels[kind], likely: 1, statement: writer.say(kind, text) }];
}

function counted(id: string, label: string, { value }: Fact, quote: string | null): Figure {
  return {
    id,
    label,
    value,
    unit: 'count',
    provenance: { kind: 'measured', field: 'idea', quote: quote ?? String(value) },
  };
}

function sum(id: string, label: string, { value, currency, per }: Fact, quote: string | null): Figure {
  const period = periodOf(per ?? '');
  const unit: Unit =
    period === 'month' || period === 'quarter' || period === 'year' ? `money/${period}` : 'money';
  return {
    id,
    label: per === null || unit !== 'money' ? label : `${label}, per ${per}`,
    value,
    unit,
    currency: currency ?? '',
    provenance: { kind: 'measured', field: 'idea', quote: quote ?? String(value) },
  };
}

function money(
  id: string,
  label: string,
  value: number,
  unit: Unit,
  currency: string,
  formula: string,
  inputs: readonly string[],
): Figure {
  return {
    id,
    label,
    value: Math.round(value * 100) / 100,
    unit,
    currency,
    provenance: { kind: 'derived', formula, inputs },
  };
}
