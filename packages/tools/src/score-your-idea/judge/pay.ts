import { yearlyUsd } from '../money.ts';
import { usualSource } from '../sources.ts';
import { chargeIn } from './heard-more.ts';
import { exactly, fromWords, hearIn, type Judgement, type Matter, silent } from './judgement.ts';

const id = 'willingness-to-pay';
/** A price at a third of what the problem costs is easy to defend; close to it, it is not (value rule of thumb, market reference 2). */
const easy = 3;
const thin = 1.5;

export function judgePay(matter: Matter): Judgement {
  const paid = judgeMoney(matter);
  if (paid !== null) return paid;
  const { input, money } = matter;
  const heard = hearIn(id, input, ['idea', 'solution', 'problem']);
  // Who says that nobody pays has said more than a price does.
  if (heard?.level === 0) return fromWords(id, heard);
  if (money.price === null) {
    const said = heard ?? chargeIn(input, matter.basis.reading);
    return said === null ? silent(id) : fromWords(id, said);
  }
  const price = addPrice(matter);
  if (price !== null && money.cost !== null && money.currency === money.price.currency)
    return againstCost(matter, money.price.perMonth, money.cost, price);
  const usd = yearlyUsd(money);
  if (usd !== null && money.usual !== null) {
    const { low, high } = money.usual;
    const usual = addUsual(matter);
    const fits = usd >= low && usd <= high;
    return {
      ...exactly(id, fits ? 6 : 4, `{{f:${price}}}`, [
        { kind: 'figure', id: price },
        { kind: 'figure', id: usual },
      ]),
      low: fits ? 4 : 2,
      high: fits ? 8 : 6,
    };
  }
  return { ...exactly(id, 6, `{{f:${price}}}`, [{ kind: 'figure', id: price }]), low: 4, high: 8 };
}

function judgeMoney(matter: Matter): Judgement | null {
  const judgement = judgeCommitment(matter);
  return judgement === null || judgement.level === 10
    ? judgement
    : { ...judgement, wording: 'money that is promised' };
}

function judgeCommitment({ standing, figures }: Matter): Judgement | null {
  if (standing.money === null) return null;
  const level = standing.money === 'paying' ? 10 : 8;
  if (standing.said !== null)
    return {
      ...fromWords(id, { ...standing.said, field: 'idea', low: level, high: 10, level }),
      evidence: [{ kind: 'said', ...standing.said }],
    };
  const what = standing.money === 'paying' ? 'paying customers' : 'written commitments';
  if (standing.count === null)
    return exactly(id, level, `your answer, “${what}”`, [{ kind: 'said', field: 'evidence', quote: what }]);
  const count = figures.add({
    id: 'evidence-count',
    label: standing.money === 'paying' ? 'Paying customers' : 'Letters, pre-orders or deposits',
    value: standing.count,
    unit: 'count',
    noun: what,
    provenance: { kind: 'measured', field: 'evidenceCount' },
  });
  return exactly(id, level, `{{f:${count}}}`, [{ kind: 'figure', id: count }]);
}

function againstCost({ figures }: Matter, perMonth: number, cost: number, price: string): Judgement {
  const ratio = perMonth === 0 ? Number.POSITIVE_INFINITY : cost / perMonth;
  const level = ratio >= easy ? 8 : ratio >= thin ? 6 : ratio >= 1 ? 4 : 0;
  const evidence = [
    { kind: 'figure', id: price },
    { kind: 'figure', id: 'cost' },
  ] as const;
  if (!Number.isFinite(ratio)) return exactly(id, 2, `{{f:${price}}}`, evidence);
  figures.add({
    id: 'value-ratio',
    label: 'Cost of the problem over the price',
    value: ratio,
    unit: 'ratio',
    provenance: { kind: 'derived', formula: 'cost of today’s way / price', inputs: ['cost', price] },
  });
  return exactly(id, level, `{{f:${price}}} against a cost of {{f:cost}}`, evidence);
}

/** The price as a figure, wherever it was read. */
export function addPrice({ money, figures }: Matter): string {
  const price = money.price;
  return figures.add({
    id: 'price',
    label: 'Price per customer',
    value: price?.perMonth ?? null,
    unit: 'money/month',
    currency: price?.currency ?? money.currency,
    ...(price === null ? { status: 'missing', reason: 'No price is named.' } : {}),
    provenance:
      price?.quote == null
        ? { kind: 'measured', field: 'pricePerMonth' }
        : { kind: 'measured', field: 'idea', quote: price.quote },
  });
}

export function addUsual({ money, figures, sources, basis }: Matter): string {
  const low = (money.usual?.low ?? 0) / 12;
  const high = (money.usual?.high ?? 0) / 12;
  const source = sources.add(usualSource(basis));
  return figures.add({
    id: 'usual-price',
    label: `What is usual: ${money.usual?.of ?? ''}`,
    value: null,
    unit: 'money/month',
    currency: 'USD',
    range: { low, high, means: 'from the usual low to the usual high contract' },
    provenance: { kind: 'sourced', sources: [source] },
  });
}
