import { sourceOfFact } from '../model/methods.ts';
import type { Lint } from './lint.ts';

const budgetLow = 0.01;

const budgetHigh = 0.02;

export const priceVsBudget: Lint = ({ of, input, writer, basis }) => {
  if (of.buyers.profile !== 'organisation' || of.earning.kind !== 'monthly') return null;
  const fact = basis.facts.find(
    ({ use, kind, region, unit }) =>
      use === 'market' &&
      (kind === 'spend' || kind === 'revenue') &&
      region === basis.place.code &&
      unit === 'USD',
  );
  const told = input.buyerRevenue;
  const counted =
    of.buyers.choice !== null && of.buyers.choice.carried === null ? of.buyers.factor.span?.base : undefined;
  const rate = of.money.perDollar;
  const isSales = fact !== undefined && buyersOwnSales.test(fact.what);
  const revenue =
    told ?? (isSales && counted !== undefined && rate !== null ? (fact.value * rate) / counted : undefined);
  if (revenue === undefined || revenue <= 0 || !(of.perBuyer > revenue * budgetLow)) return null;
  if (told !== undefined)
    writer.figure({
      id: 'buyerRevenue',
      label: 'Yearly revenue of one buyer',
      value: told,
      unit: 'money/year',
      provenance: { kind: 'measured', field: 'buyerRevenue' },
    });
  else if (fact !== undefined) {
    writer.cite(sourceOfFact(fact));
    writer.figure({
      id: 'buyersRevenue',
      label: fact.what,
      value: fact.value,
      unit: 'money/year',
      currency: 'USD',
      provenance: { kind: 'sourced', sources: [fact.id] },
    });
    writer.derived({
      id: 'buyerRevenue',
      label: 'Yearly revenue of one buyer, on average',
      value: revenue,
      unit: 'money/year',
      formula: `${fact.what} ÷ buyers`,
      inputs: ['buyersRevenue', 'buyers'],
    });
  }
  writer.derived({
    id: 'priceOfRevenue',
    label: "Your price as a share of a buyer's revenue",
    value: of.perBuyer / revenue,
    unit: 'share',
    formula: 'revenue per buyer and year ÷ yearly revenue of one buyer',
    inputs: ['annualPrice', 'buyerRevenue'],
  });
  writer.figure({
    id: 'budgetRule',
    label: "What small firms' software may cost, of revenue",
    value: null,
    range: { low: budgetLow, high: budgetHigh, means: 'rule of thumb' },
    unit: 'share',
    provenance: { kind: 'assumed', why: 'Sanity check of the market reference, section 2.' },
  });
  return writer.say('lint-price-budget', [
    `{{f:annualPrice}} is {{f:priceOfRevenue}} of what one of the ${of.who} takes in ({{f:buyerRevenue}}); all software together rarely passes {{f:budgetRule}}. Check the buyer's budget.`,
    `Check the budget: the ${of.who} take in {{f:buyerRevenue}} each, so you ask for {{f:priceOfRevenue}} of it, where {{f:budgetRule}} is usual.`,
  ]);
};

const buyersOwnSales = /dental expenditure|agricultural products sold|construction put in place/iu;
