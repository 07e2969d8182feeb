import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import { periodOf, priceFigure } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Price } from '../read/reading.ts';
import { isCurrency } from '../read/round-sum.ts';
import { type Finding, type FindingKind, findingLabels } from './finding.ts';
import { incomeOf } from './income.ts';
import { countedFigure, moneyFigure, payingFigure, sumFigure } from './own-figures.ts';
import { ceilingOf, leftOf } from './own-sums.ts';
import { seasonOf, wholeYear } from './season.ts';

/** Working days and weeks of a month, as founders count them. */
const timesAMonth: Readonly<Record<string, number>> = {
  day: 20,
  week: 4,
  month: 1,
  quarter: 1 / 3,
  year: 1 / 12,
};
/** Cash ÷ costs: how long the money lasts. */
/** Months; nobody's cash lasts longer. */
const runwayMost = 36;

export function runwayFindings(
  { own: { ownCash: cash, ownCost } }: IdeaProfile,
  writer: Writer,
): readonly Finding[] {
  const [held, cost] = [cash.value, ownCost.value];
  const times = timesAMonth[cost?.per ?? ''];
  if (held === null || cost === null || times === undefined || !isKnown(cash) || !isKnown(ownCost)) return [];
  if (held.currency !== cost.currency || !isCurrency(cost.currency ?? '') || !(cost.value > 0)) return [];
  // Whoever could go on for years has named one cost of several.
  if (held.value / (cost.value * times) > runwayMost) return [];
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

/** "41 of 340 came back, 12 %." Without a count of those who bought it is no share of anything. */
export function returnedFindings({ returned, own }: IdeaProfile, writer: Writer): readonly Finding[] {
  const [back, bought] = [returned.value, own.customersNow.value];
  if (back === null || bought === null || !isKnown(returned) || !isKnown(own.customersNow)) return [];
  if (back.value > bought.value) return [];
  const lost = writer.figure(countedFigure('returned', 'Came back or left', back, returned.quote));
  const all = writer.figure(payingFigure(bought, own.customersNow.quote));
  const did = /\b(?:back|return\p{L}*|refund\p{L}*)\b/u.test(returned.quote ?? '') ? 'came back' : 'left';
  // Who pays now has not left: "14 schools pay, three left after last term".
  const isBeside =
    did === 'left' &&
    /\bpay(?:s|ing)?\b/u.test(own.customersNow.quote ?? '') &&
    !/\bof (?:them|those|the|these|our|my)\b/u.test(returned.quote ?? '');
  const share = writer.figure({
    id: 'returned-share',
    label: 'Part that came back or left',
    value: Math.round((100 * back.value) / (bought.value + (isBeside ? back.value : 0))) / 100,
    unit: 'share',
    provenance: {
      kind: 'derived',
      formula: isBeside ? 'left ÷ (who pays now + left)' : 'came back or left ÷ who bought',
      inputs: [lost, all],
    },
  });
  const text = isBeside
    ? `{{f:${lost}}} left and {{f:${all}}} pay: {{f:${share}}} are gone.`
    : `{{f:${lost}}} of {{f:${all}}} ${did}, {{f:${share}}}.`;
  const found = finding('cameBack', text, writer);
  return did === 'left' ? found.map((one) => ({ ...one, label: 'Have left' })) : found;
}

/** What they pay today beside what the founder asks, where both are for the same thing. */
export function paidFindings({ own: { theyPay }, price }: IdeaProfile, writer: Writer): readonly Finding[] {
  const [today, asked] = [theyPay.value, price.value];
  if (today === null || asked === null || !isKnown(theyPay) || !isCurrency(asked.currency)) return [];
  if (today.currency !== asked.currency) return [];
  if (!isSameUnit(today, asked)) return timesFindings(today, theyPay.quote, asked, price.quote, writer);
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

const shortTime = /(?:^|\s)(hour|day|night|visit|session|lesson|trip)$/u;

/** "€290 a month is what 6 hours cost them today, at €48 an hour." */
function timesFindings(
  today: Fact,
  said: string | null,
  asked: Price,
  quote: string | null,
  writer: Writer,
): readonly Finding[] {
  const unit = shortTime.exec(today.per ?? '')?.[1];
  const times = asked.amount / today.value;
  if (unit === undefined || periodOf(asked.per ?? '') === undefined || !(times >= 1)) return [];
  const now = writer.figure(sumFigure('they-pay', 'What it costs them today', today, said));
  const paid = writer.figure(priceFigure(asked, quote));
  const count = writer.figure({
    id: 'pays-for-itself',
    label: 'What your price buys them today',
    value: times < 10 ? Math.round(10 * times) / 10 : Math.round(times),
    unit: 'count',
    noun: pluralise(unit),
    provenance: { kind: 'derived', formula: 'your price ÷ what it costs them today', inputs: [paid, now] },
  });
  const article = unit === 'hour' ? 'an' : 'a';
  const text = `{{f:${paid}}} is what {{f:${count}}} cost them today, at {{f:${now}}} ${article} ${unit}: it pays once it saves more.`;
  return finding('paid', text, writer);
}

/** A rival's price without a unit is for the same thing. */
const isSameUnit = ({ kind, per }: Fact, asked: Price): boolean =>
  per === asked.per || (kind === 'rival-price' && per === null && periodOf(asked.per ?? '') === undefined);

/** What is taken in a month less what it costs to run: of who pays, of the list, or of all that can be done. */
export function afterFindings(profile: IdeaProfile, writer: Writer): readonly Finding[] {
  const { ownCost } = profile.own;
  const cost = ownCost.value;
  const times = timesAMonth[cost?.per ?? ''];
  const taken = monthlyOf(profile);
  if (cost === null || taken === null || times === undefined || !isKnown(ownCost)) return [];
  if (cost.currency !== taken.currency) return [];
  const spent = writer.figure(sumFigure('own-cost', 'What it costs you to run', cost, ownCost.quote));
  const inMonth = writer.figure({
    id: 'month-taken',
    label: taken.label,
    value: Number(taken.value.toPrecision(3)),
    unit: 'money/month',
    currency: taken.currency,
    provenance: {
      kind: 'derived',
      formula: taken.formula,
      inputs: [writer.figure(priceFigure(taken.price, profile.price.quote))],
    },
  });
  // What each one costs is spent as often as it is sold; a device behind a monthly price is bought once.
  const isEachTime = periodOf(taken.price.per ?? '') === undefined;
  const kept = isEachTime ? (leftOf(profile) ?? taken.price.amount) : taken.price.amount;
  const share = 1 - kept / taken.price.amount;
  const made = Number((taken.value * share).toPrecision(3));
  const parts =
    made === 0
      ? []
      : [
          writer.figure(
            moneyFigure(
              'month-made',
              'What those cost you in a month',
              made,
              'money/month',
              taken.currency,
              'taken in a month × cost of one ÷ price',
              [inMonth],
            ),
          ),
        ];
  const left = Number(taken.value.toPrecision(3)) - made - cost.value * times;
  const result = writer.figure(
    moneyFigure(
      'month-left',
      left < 0 ? 'Missing in a month' : 'Left in a month',
      Math.abs(left),
      'money/month',
      taken.currency,
      'taken in a month − costs in a month',
      [inMonth, ...parts, spent],
    ),
  );
  const costs = [...parts, spent].map((id) => `{{f:${id}}}`).join(' and ');
  const text =
    left < 0
      ? `${taken.says} {{f:${inMonth}}}; you pay ${costs}, so {{f:${result}}} is missing.`
      : `${taken.says} {{f:${inMonth}}} less ${costs} leaves {{f:${result}}}, before tax.`;
  return finding('after', text, writer);
}

/** A month in which it is sold: as it is now, else as it could be at most. */
function monthlyOf(profile: IdeaProfile) {
  const income = incomeOf(profile);
  const price = profile.price.value;
  if (price === null) return null;
  const base = { price, currency: price.currency };
  if (income?.monthly != null)
    return {
      ...base,
      value: income.monthly,
      label: income.isNow ? 'Taken in a month' : 'In a month, if all of them pay',
      says: income.isNow ? 'Now' : 'If all of them pay,',
      formula: 'how many × price, in a month',
    };
  const ceiling = ceilingOf(profile);
  if (ceiling === null) return null;
  const { months } = seasonOf(profile) ?? wholeYear;
  return {
    ...base,
    value: ceiling.money / months,
    label: 'In a month, all sold',
    says: 'All sold,',
    formula: 'most you can earn ÷ months sold each year',
  };
}

function finding(kind: FindingKind, text: string, writer: Writer): readonly Finding[] {
  return [{ kind, label: findingLabels[kind], likely: 1, statement: writer.say(kind, text) }];
}
