import type { Figure, Unit } from '@slipway/core';
import type { Writer } from '@slipway/report';
import { periodOf, priceFigure } from '../ledger/price-figure.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Ceiling, OwnMarket } from './own-sums.ts';
import { seasonFigure } from './season.ts';
import { round } from './words.ts';

/** Ids of what a ceiling is made of. */
export interface CeilingFigures {
  /** "3 visits a week". */
  readonly count: string;
  /** "138 visits a year". */
  readonly jobs: string;
  readonly price: string;
  /** How many can be served, or done, in a year. */
  readonly full: string;
  readonly most: string;
}

export function ceilingFigures(
  profile: IdeaProfile,
  ceiling: Ceiling,
  writer: Writer,
): CeilingFigures | null {
  const { own, price } = profile;
  const [can, asked] = [own.capacity.value, price.value];
  if (can === null || asked === null) return null;
  const count = writer.figure({
    ...countedFigure('capacity', 'What you can do', can, own.capacity.quote),
    noun: `${can.noun ?? 'jobs'} a ${can.per}`,
  });
  const season = seasonFigure(profile);
  const { lasts } = profile.roles;
  const isCourse = lasts.value !== null && periodOf(can.per ?? '') === undefined && can.per !== 'day';
  const worked = writer.figure({
    id: 'worked',
    label: isCourse ? `${can.per}s one after another in a year` : `Working ${can.per}s a year`,
    value: ceiling.times,
    unit: 'count',
    provenance: isCourse
      ? {
          kind: 'derived',
          formula: '46 weeks ÷ how long one lasts, in whole ones',
          inputs: [
            writer.figure({
              ...countedFigure('lasts', 'How long one lasts', lasts.value, lasts.quote),
              noun: lasts.value.noun ?? 'weeks',
            }),
          ],
        }
      : season === null
        ? {
            kind: 'assumed',
            why: 'Five days a week, 46 weeks a year: the rest is holidays and illness.',
          }
        : {
            kind: 'derived',
            formula: `${can.per}s of your season`,
            inputs: [writer.figure(season)],
          },
  });
  const jobs = writer.figure({
    id: 'jobs-year',
    label: 'What you can do in a year',
    value: ceiling.jobs,
    unit: 'count/year',
    noun: ceiling.noun,
    provenance: {
      kind: 'derived',
      formula: `what you can do × working ${can.per}s a year`,
      inputs: [count, worked],
    },
  });
  const paid = writer.figure(priceFigure(asked, price.quote));
  const full = ceiling.customers === null ? jobs : servedFigure(profile, ceiling, jobs, writer);
  const most = writer.figure(
    moneyFigure(
      'most',
      'Most you can earn',
      round(ceiling.money),
      'money/year',
      asked.currency,
      'what you can do in a year × price',
      [full, paid],
    ),
  );
  return { count, jobs, price: paid, full, most };
}

function servedFigure({ own }: IdeaProfile, ceiling: Ceiling, jobs: string, writer: Writer): string {
  const included = own.included.value;
  const each = writer.figure({
    ...countedFigure('included', 'What one price pays for', included ?? { value: 1 }, own.included.quote),
    ...(included?.noun == null ? {} : { noun: included.noun }),
  });
  return writer.figure({
    id: 'served',
    label: 'Customers you can serve',
    value: ceiling.customers ?? ceiling.jobs,
    unit: 'count',
    noun: ceiling.customerNoun,
    provenance: {
      kind: 'derived',
      formula: 'what you can do in a year ÷ what one price pays for',
      inputs: [jobs, each],
    },
  });
}

/** Ids of the founder's own market. */
interface MarketFigures {
  readonly counted: string;
  readonly all: string;
}

export function marketFigures(profile: IdeaProfile, market: OwnMarket, writer: Writer): MarketFigures | null {
  const { own, price } = profile;
  if (own.ownCount.value === null || price.value === null) return null;
  const counted = writer.figure({
    ...countedFigure('own-count', 'Your count', own.ownCount.value, own.ownCount.quote),
    noun: market.noun,
  });
  const paid = writer.figure(priceFigure(price.value, price.quote));
  const all = writer.figure(
    moneyFigure(
      'own-all',
      market.once === null ? 'All of them, a year' : `One ${market.once} for each of them`,
      Number(market.money.toPrecision(3)),
      market.once === null ? 'money/year' : 'money',
      price.value.currency,
      market.once === null ? 'your count × price × periods in a year' : 'your count × price',
      [counted, paid],
    ),
  );
  return { counted, all };
}

const fields: Readonly<Record<string, string>> = { 'own-count': 'ownCount', 'customers-now': 'customersNow' };

export function countedFigure(
  id: string,
  label: string,
  { value }: Pick<Fact, 'value'>,
  quote: string | null,
): Figure {
  return {
    id,
    label,
    value,
    unit: 'count',
    provenance: {
      kind: 'measured',
      field: quote === null ? (fields[id] ?? id) : 'idea',
      ...(quote === null ? {} : { quote }),
    },
  };
}

/** Who pays already, or how many were sold: one figure wherever it is said. */
export function payingFigure({ kind, value, noun }: Fact, quote: string | null): Figure {
  const isSold = kind === 'sold';
  return {
    ...countedFigure('customers-now', isSold ? 'Sold so far' : 'Who pays already', { value }, quote),
    ...(noun === null && isSold ? {} : { noun: noun ?? 'customers' }),
  };
}

/** What one costs to make or to buy: one figure wherever it is said. */
export const unitCostFigure = (
  { value, currency }: Pick<Fact, 'value' | 'currency'>,
  quote: string | null,
): Figure => ({
  id: 'unit-cost',
  label: 'What one costs you',
  value,
  unit: 'money',
  currency: currency ?? '',
  provenance: { kind: 'measured', field: 'idea', quote: quote ?? String(value) },
});

export function sumFigure(
  id: string,
  label: string,
  { value, currency, per }: Fact,
  quote: string | null,
): Figure {
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

export function moneyFigure(
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
