import type { Writer } from '@slipway/report';
import { priceFigure } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { type Finding, findingLabels } from './finding.ts';
import { moneyFigure, sumFigure, unitCostFigure } from './own-figures.ts';

/** "At £4.50 one leaves £2.40, at £9 it leaves £6.90: it takes 2.9 times as many to earn the same." */
export function askedPriceFindings({ price, own, roles }: IdeaProfile, writer: Writer): readonly Finding[] {
  const [now, other, cost] = [price.value, roles.askedPrice.value, own.unitCost.value];
  if (now === null || other === null || cost === null || !isKnown(price) || !isKnown(own.unitCost)) return [];
  if (!isKnown(roles.askedPrice) || other.currency !== now.currency || cost.currency !== now.currency)
    return [];
  if (other.value === now.amount || cost.value >= now.amount) return [];
  const asked = writer.figure(
    sumFigure('asked-price', 'The price you ask about', other, roles.askedPrice.quote),
  );
  const paid = writer.figure(priceFigure(now, price.quote));
  const made = writer.figure(unitCostFigure(cost, own.unitCost.quote));
  const leaves = (id: string, label: string, amount: number, from: string): string =>
    writer.figure(
      moneyFigure(id, label, amount - cost.value, 'money', now.currency, 'price − what one costs', [
        from,
        made,
      ]),
    );
  const left = leaves('left-now', 'Left at your price', now.amount, paid);
  if (other.value <= cost.value)
    return say(
      `At {{f:${asked}}} nothing is left: one costs you {{f:${made}}}. At {{f:${paid}}} {{f:${left}}} is.`,
      writer,
    );
  const leftThen = leaves('left-asked', 'Left at the price you ask about', other.value, asked);
  const times = writer.figure({
    id: 'asked-times',
    label: 'Times as many, to earn the same',
    value: Math.round((10 * (now.amount - cost.value)) / (other.value - cost.value)) / 10,
    unit: 'ratio',
    provenance: {
      kind: 'derived',
      formula: 'left at your price ÷ left at the price you ask about',
      inputs: [left, leftThen],
    },
  });
  return say(
    `At {{f:${asked}}} one leaves {{f:${leftThen}}} instead of {{f:${left}}}: sell {{f:${times}}} times as many to earn the same.`,
    writer,
  );
}

const say = (text: string, writer: Writer): readonly Finding[] => [
  { kind: 'asked', label: findingLabels.asked, likely: 1, statement: writer.say('asked', text) },
];
