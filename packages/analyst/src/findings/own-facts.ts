import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isCurrency } from '../read/round-sum.ts';
import { type Finding, type FindingKind, findingLabels } from './finding.ts';
import { countedFigure, moneyFigure, sumFigure } from './own-figures.ts';
import { isKnown, isSameThing } from './own-sums.ts';
import { priceFigure } from './size.ts';
import { payerNoun, periodOf, yearlyOf } from './size-line.ts';

/** Working days and weeks of a month, as founders count them. */
const timesAMonth: Readonly<Record<string, number>> = {
  day: 20,
  week: 4,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};
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
    writer.figure(sumFigure('cash', 'Cash you have', held, cash.quote)),
    writer.figure(sumFigure('own-cost', 'What it costs you to run', cost, ownCost.quote)),
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
    ...countedFigure('customers-now', 'Who pays already', paying, own.customersNow.quote),
    noun: paying.noun ?? 'customers',
  });
  const paid = writer.figure(priceFigure(asked, price.quote));
  const now = writer.figure(
    moneyFigure(
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
  const now = writer.figure(sumFigure('they-pay', 'What it costs them today', today, theyPay.quote));
  const paid = writer.figure(priceFigure(asked, price.quote));
  return finding('paid', `Today it costs them {{f:${now}}}; you ask {{f:${paid}}}.`, writer);
}

function finding(kind: FindingKind, text: string, writer: Writer): readonly Finding[] {
  return [{ kind, label: findingLabels[kind], likely: 1, statement: writer.say(kind, text) }];
}
