import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isCurrency } from '../read/round-sum.ts';
import { type Finding, type FindingKind, findingLabels } from './finding.ts';
import { countedFigure, moneyFigure, payingFigure, sumFigure } from './own-figures.ts';
import { isKnown, isSameThing } from './own-sums.ts';
import { priceFigure } from './size.ts';
import { periodOf, yearlyOf } from './size-line.ts';

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
  if (yearly === null || !isCurrency(asked.currency)) return [];
  // "Sold 340" at $65 each: what was taken so far.
  const isSold = asked.per === null && /\bsold\b/iu.test(own.customersNow.quote ?? '');
  if (!isSold && !(yearly.isRecurring && (period === 'month' || period === 'year'))) return [];
  // Whoever pays is the customer: a price for the customer is theirs.
  if (yearly.unit !== null && !isSameThing(paying.noun, yearly.unit)) return [];
  const count = writer.figure(payingFigure(paying, own.customersNow.quote));
  const paid = writer.figure(priceFigure(asked, price.quote));
  const now = writer.figure(
    moneyFigure(
      'earned-now',
      isSold ? 'Taken so far' : 'Earned today',
      paying.value * asked.amount,
      isSold ? 'money' : `money/${period === 'year' ? 'year' : 'month'}`,
      asked.currency,
      'who pays already × price',
      [count, paid],
    ),
  );
  return finding(
    'now',
    isSold
      ? `{{f:${count}}} sold at {{f:${paid}}} is {{f:${now}}}.`
      : `{{f:${count}}} at {{f:${paid}}} is {{f:${now}}} today.`,
    writer,
  );
}

/** "41 of 340 came back, 12 %." Without a count of those who bought it is no share of anything. */
export function returnedFindings({ returned, own }: IdeaProfile, writer: Writer): readonly Finding[] {
  const [back, bought] = [returned.value, own.customersNow.value];
  if (back === null || bought === null || !isKnown(returned) || !isKnown(own.customersNow)) return [];
  if (back.value > bought.value) return [];
  const lost = writer.figure(countedFigure('returned', 'Came back or left', back, returned.quote));
  const all = writer.figure(payingFigure(bought, own.customersNow.quote));
  const share = writer.figure({
    id: 'returned-share',
    label: 'Part that came back or left',
    value: Math.round((100 * back.value) / bought.value) / 100,
    unit: 'share',
    provenance: { kind: 'derived', formula: 'came back or left ÷ who bought', inputs: [lost, all] },
  });
  const did = /\b(?:back|return\p{L}*|refund\p{L}*)\b/u.test(returned.quote ?? '') ? 'came back' : 'left';
  return finding('cameBack', `{{f:${lost}}} of {{f:${all}}} ${did}, {{f:${share}}}.`, writer);
}

/** What they pay today beside what the founder asks, where both are for the same thing. */
export function paidFindings({ own: { theyPay }, price }: IdeaProfile, writer: Writer): readonly Finding[] {
  const [today, asked] = [theyPay.value, price.value];
  if (today === null || asked === null || !isKnown(theyPay) || !isCurrency(asked.currency)) return [];
  if (today.currency !== asked.currency || (today.per ?? null) !== asked.per) return [];
  const now = writer.figure(
    sumFigure(
      'they-pay',
      today.kind === 'rival-price' ? 'What a rival asks' : 'What it costs them today',
      today,
      theyPay.quote,
    ),
  );
  const paid = writer.figure(priceFigure(asked, price.quote));
  const text =
    today.kind === 'rival-price'
      ? `A rival asks {{f:${now}}}; you ask {{f:${paid}}}.`
      : `Today it costs them {{f:${now}}}; you ask {{f:${paid}}}.`;
  return finding('paid', text, writer);
}

function finding(kind: FindingKind, text: string, writer: Writer): readonly Finding[] {
  return [{ kind, label: findingLabels[kind], likely: 1, statement: writer.say(kind, text) }];
}
