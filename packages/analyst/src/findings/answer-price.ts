import type { Writer } from '@slipway/report';
import { priceFigure } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { isCurrency } from '../read/round-sum.ts';
import { moneyFigure, payingFigure } from './own-figures.ts';
import { leftOf } from './own-sums.ts';

/** Of the price: what is looked at where the founder names no other. */
const step = 0.1;
const less = /\b(?:drop|lower|reduce|cut|cheaper|discount|less|too (?:high|dear|much|expensive))\b/u;
const more = /\b(?:raise|higher|increase|more|too (?:low|little|cheap))\b/u;

/** What another price has to bring: how many may leave, or how many more must come, before it earns less. */
export function answerPrice(profile: IdeaProfile, writer: Writer): string | null {
  const { price, question, worry, own: facts } = profile;
  const asked = price.value;
  const left = leftOf(profile);
  if (asked === null || left === null || left <= 0 || !isKnown(price) || !isCurrency(asked.currency))
    return null;
  const said = (worry.value ?? '').toLowerCase();
  const rival = rivalPrice(profile);
  const named = question?.amount ?? rival;
  const isNamed =
    named !== null && named !== asked.amount && named > asked.amount / 5 && named < asked.amount * 5;
  if (isNamed) return weigh(named);
  if (less.test(said)) return weigh(asked.amount * (1 - step));
  if (more.test(said)) return weigh(asked.amount * (1 + step));
  return `${weigh(asked.amount * (1 + step))} ${weigh(asked.amount * (1 - step))}`;

  function weigh(amount: number): string {
    if (asked === null || left === null) return '';
    const own = writer.figure(priceFigure(asked, price.quote));
    const isMore = amount > asked.amount;
    const changed = left + amount - asked.amount;
    const id = isMore ? 'price-more' : 'price-less';
    const { label: _, provenance: __, ...shape } = priceFigure({ ...asked, amount }, null);
    const other = writer.figure({
      ...shape,
      id,
      label: isMore ? 'A higher price' : 'A lower price',
      value: Math.round(amount * 100) / 100,
      provenance: isNamed
        ? {
            kind: 'measured',
            field: 'idea',
            quote: (named === rival ? facts.theyPay.quote : worry.quote) ?? String(amount),
          }
        : { kind: 'derived', formula: isMore ? 'price × 1.1' : 'price × 0.9', inputs: [own] },
    });
    if (changed <= 0) {
      const lost = writer.figure(
        moneyFigure(
          `${id}-lost`,
          'Lost on each',
          -changed,
          'money',
          asked.currency,
          'what one costs − lower price',
          [other],
        ),
      );
      return `At {{f:${other}}} you lose {{f:${lost}}} on each.`;
    }
    const share = writer.figure({
      id: `${id}-share`,
      label: isMore ? 'Buyers you may lose' : 'More buyers it takes',
      value:
        Math.floor(100 * (isMore ? 1 - left / changed : left / changed - 1) + (isMore ? 1e-9 : 1 - 1e-9)) /
        100,
      unit: 'share',
      provenance: {
        kind: 'derived',
        formula: isMore
          ? '1 − left of each now ÷ left at the higher price'
          : 'left of each now ÷ left at the lower price − 1',
        inputs: [own, other],
      },
    });
    const sold = facts.customersNow.value;
    if (!isMore && sold !== null && isKnown(facts.customersNow)) {
      const now = writer.figure(payingFigure(sold, facts.customersNow.quote));
      const needed = writer.figure({
        id: `${id}-needed`,
        label: 'To sell for the same',
        value: Math.ceil((sold.value * left) / changed - 1e-9),
        unit: 'count',
        provenance: {
          kind: 'derived',
          formula: 'sold now × left of each now ÷ left at the lower price',
          inputs: [now, own, other],
        },
      });
      return `At {{f:${other}}} it takes {{f:${needed}}} instead of {{f:${now}}} to earn the same, {{f:${share}}} more.`;
    }
    return isMore
      ? `At {{f:${other}}} you earn more as long as fewer than {{f:${share}}} of buyers leave.`
      : `At {{f:${other}}} you earn less until {{f:${share}}} more buy.`;
  }
}

/** What the rival asks that the founder names; null where it is not for the same thing. */
function rivalPrice({ own: { theyPay }, price }: IdeaProfile): number | null {
  const { value } = theyPay;
  if (value?.kind !== 'rival-price' || !isKnown(theyPay)) return null;
  return value.currency === price.value?.currency && value.per === price.value?.per ? value.value : null;
}
