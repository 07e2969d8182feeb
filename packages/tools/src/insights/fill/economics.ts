import type { Figure } from '@slipway/core';
import { priceFigure, spanFigure } from '../figures.ts';
import type { GivenTable } from '../fill-givens.ts';
import { fromSource, type Given, own } from '../given.ts';
import type { Span } from '../givens.ts';
import type { NicheSlice } from '../slice.ts';
import { nicheSource } from '../sources.ts';
import type { Told } from '../told.ts';

type Ends = readonly [number, number];

/** From this share a month on, buyers do not come back at all: there is no lifetime to speak of. */
const oneOff = 0.3;
const least = 0.001;

/** What is usual in the trade, and what follows from it at the founder's price. */
export function fillEconomics(niche: NicheSlice, { price }: Told): GivenTable {
  const { grossMargin, churnMonthly, cac, cacCurrency } = niche.economics;
  const isRepeated = churnMonthly[0] < oneOff;
  const source = nicheSource(
    niche,
    'economics',
    'Usual gross margin, monthly churn and cost of winning a customer',
  );
  const figures = {
    margin: spanFigure('niche-margin', 'Usual gross margin', grossMargin, 'share', source.id),
    churn: spanFigure('niche-churn', 'Usual share of customers lost', churnMonthly, 'share/month', source.id),
    cac: spanFigure('niche-cac', 'Usual cost of winning one customer', cac, 'money', source.id, {
      currency: cacCurrency,
    }),
  };
  const usual = (ends: Ends, figure: Figure) => fromSource(spanOf(ends, figure), source, [figure]);
  const follows = (figure: Figure, inputs: readonly Figure[]): Given<Span> =>
    fromSource(spanOf([figure.range?.low ?? 0, figure.range?.high ?? 0], figure), source, [
      ...inputs,
      figure,
    ]);
  const priced = price !== null && price.currency === cacCurrency && price.perMonth > 0 ? price : null;
  return {
    margin: usual(grossMargin, figures.margin),
    cac: fromSource({ ...spanOf(cac, figures.cac), currency: cacCurrency }, source, [figures.cac]),
    ...(isRepeated
      ? {
          churn: usual(churnMonthly, figures.churn),
          lifetime: follows(lifetimeOf(churnMonthly), [figures.churn]),
        }
      : {}),
    ...(price === null ? {} : against(niche, price)),
    ...(priced === null
      ? {}
      : {
          payback: follows(paybackOf(priced.perMonth, grossMargin, cac), [
            priceFigure(priced),
            figures.margin,
            figures.cac,
          ]),
        }),
    ...(priced === null || !isRepeated
      ? {}
      : {
          ltvToCac: follows(returnOf(priced.perMonth, grossMargin, churnMonthly, cac), [
            priceFigure(priced),
            figures.margin,
            figures.churn,
            figures.cac,
          ]),
        }),
  };
}

function lifetimeOf([low, high]: Ends): Figure {
  return derived(
    'niche-lifetime',
    'How long a customer stays',
    [Math.round(1 / Math.max(high, least)), Math.round(1 / Math.max(low, least))],
    'months',
    '1 ÷ monthly churn',
    ['niche-churn'],
  );
}

function paybackOf(perMonth: number, [marginLow, marginHigh]: Ends, [cacLow, cacHigh]: Ends): Figure {
  return derived(
    'niche-payback',
    'Months until a customer has paid back what it cost to win them',
    [cacLow / (perMonth * Math.max(marginHigh, least)), cacHigh / (perMonth * Math.max(marginLow, least))],
    'months',
    'cost of winning one ÷ (price a month × gross margin)',
    ['niche-cac', 'own-price', 'niche-margin'],
  );
}

function returnOf(
  perMonth: number,
  [marginLow, marginHigh]: Ends,
  [churnLow, churnHigh]: Ends,
  [cacLow, cacHigh]: Ends,
): Figure {
  return derived(
    'niche-ltv-cac',
    'Margin over a customer’s life against the cost of winning them',
    [
      (perMonth * marginLow) / Math.max(churnHigh, least) / Math.max(cacHigh, 1),
      (perMonth * marginHigh) / Math.max(churnLow, least) / Math.max(cacLow, 1),
    ],
    'ratio',
    'price a month × gross margin ÷ monthly churn ÷ cost of winning one',
    ['own-price', 'niche-margin', 'niche-churn', 'niche-cac'],
  );
}

function against(niche: NicheSlice, price: NonNullable<Told['price']>): GivenTable {
  const anchor = niche.prices.find(
    ({ currency, per }) => currency === price.currency && / a month$/u.test(per),
  );
  if (anchor === undefined) return {};
  return {
    priceAgainst: {
      value: {
        low: price.perMonth / Math.max(anchor.low, 1),
        high: price.perMonth / Math.max(anchor.high, 1),
      },
      evidence: [],
      sources: [],
      figures: [priceFigure(price)],
      confidence: own,
    },
  };
}

function derived(
  id: string,
  label: string,
  [low, high]: Ends,
  unit: Figure['unit'],
  formula: string,
  inputs: readonly string[],
): Figure {
  return {
    id,
    label,
    value: null,
    unit,
    range: { low, high, means: 'what the usual spans allow' },
    provenance: { kind: 'derived', formula, inputs },
  };
}

function spanOf([low, high]: Ends, { id }: Figure): Span {
  return { low, high, text: `{{f:${id}}}` };
}
