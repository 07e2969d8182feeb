import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isCurrency } from '../read/round-sum.ts';
import { moneyFigure, payingFigure } from './own-figures.ts';
import { isKnown, isSameThing } from './own-sums.ts';
import { priceFigure } from './size.ts';
import { yearlyOf } from './size-line.ts';

/** What one takes in a month now, and how many months of that the second costs; null where a number is missing. */
export function monthsOf({
  own,
  price,
  question,
}: IdeaProfile): { readonly taken: number; readonly months: number } | null {
  const [paying, asked, cost] = [own.customersNow.value, price.value, question?.amount ?? null];
  if (question?.kind !== 'second' || paying === null || asked === null || cost === null) return null;
  if (!isKnown(own.customersNow) || !isKnown(price) || !isCurrency(asked.currency)) return null;
  const yearly = yearlyOf(asked);
  if (yearly === null || !yearly.isRecurring) return null;
  if (yearly.unit !== null && !isSameThing(paying.noun, yearly.unit)) return null;
  const taken = (paying.value * yearly.amount) / 12;
  // "A second van at 5 stops" is no cost.
  return cost > taken ? { taken, months: Math.ceil(cost / taken - 1e-9) } : null;
}

/** "A second one that fills like the first brings ₱41,800 a month: ₱900,000 is 22 months of that, before costs." */
export function answerPayback(profile: IdeaProfile, writer: Writer): string | null {
  const { own, price, question, worry } = profile;
  const [paying, asked, cost] = [own.customersNow.value, price.value, question?.amount ?? null];
  const sum = monthsOf(profile);
  if (sum === null || paying === null || asked === null || cost === null) return null;
  const inputs = [
    writer.figure(payingFigure(paying, own.customersNow.quote)),
    writer.figure(priceFigure(asked, price.quote)),
  ];
  const taken = writer.figure(
    moneyFigure(
      'taken-month',
      'Taken a month now',
      sum.taken,
      'money/month',
      asked.currency,
      'who pays already × price',
      inputs,
    ),
  );
  const spent = writer.figure({
    id: 'second-cost',
    label: 'What the second one costs',
    value: cost,
    unit: 'money',
    currency: asked.currency,
    provenance: { kind: 'measured', field: 'idea', quote: worry.quote ?? String(cost) },
  });
  const months = writer.figure({
    id: 'second-months',
    label: 'Months until it is paid back, at best',
    value: sum.months,
    unit: 'months',
    provenance: {
      kind: 'derived',
      formula: 'what the second one costs ÷ taken a month now',
      inputs: [spent, taken],
    },
  });
  return `Only if the first is full: one more that earns the same {{f:${taken}}} pays back {{f:${spent}}} in {{f:${months}}}, before its costs.`;
}
