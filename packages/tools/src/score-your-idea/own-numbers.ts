import { currencyOf, isCurrency, plainName, priceFigure, round, roundSum, yearlyOf } from '@slipway/analyst';
import { type AnswerBlock, formatValue, type Writer } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import { costsNowField, type ScoreInput } from './fields.ts';

type Option = NonNullable<AnswerBlock['question']>['options'][number];

/** Dollars a year that each answer allows at most; the last has no end. */
const mostAYear: readonly number[] = [100, 1000, 10_000, 100_000];
/** A working year for what happens daily. */
const timesAYear = { daily: 250, weekly: 50, monthly: 12, yearly: 1 } as const;
/** Currencies near enough to the dollar for bands ten times as wide as each other. */
export const nearDollar: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'SGD']);

/** A band is as wide in every currency: a hundred dollars, a hundred euros, ten thousand yen. */
const bandIn = (most: number, currency: string): number => (most * roundSum(currency)) / roundSum('USD');

/** The currency of the text, else of the place. */
function bandCurrency({ price, where }: IdeaBasis['profile']): string {
  const own = price.value?.currency ?? '';
  return isCurrency(own) ? own : currencyOf(where.value);
}

/** The bands as they are asked, in the founder's money. */
export function costOptions(profile: IdeaBasis['profile']): readonly Option[] {
  const currency = bandCurrency(profile);
  if (currency === 'USD') return costsNowField.options;
  return costsNowField.options.map(({ value, label }, at) => {
    const most = mostAYear[at];
    return most === undefined
      ? { value, label }
      : { value, label: `Under ${formatValue(bandIn(most, currency), 'money', currency)}` };
  });
}

/** What it costs one customer a year at most, as a figure; null where the answer has no end or is missing. */
function costFigure(
  { costsNow }: ScoreInput,
  profile: IdeaBasis['profile'],
  writer: Writer,
): { readonly id: string; readonly most: number; readonly currency: string } | null {
  const band = mostAYear[costsNowField.options.findIndex(({ value }) => value === costsNow)];
  if (band === undefined) return null;
  const currency = bandCurrency(profile);
  const most = bandIn(band, currency);
  const id = writer.figure({
    id: 'cost-most',
    label: 'Cost to one customer, at most',
    value: most,
    unit: 'money/year',
    currency,
    provenance: { kind: 'measured', field: 'costsNow' },
  });
  return { id, most, currency };
}

/** What it costs them each time it happens; null unless both answers are there. */
export function eachTimeFigure(
  input: ScoreInput,
  profile: IdeaBasis['profile'],
  writer: Writer,
): string | null {
  const cost = costFigure(input, profile, writer);
  if (cost === null || input.howOften === undefined || input.howOften === 'yearly') return null;
  const times = writer.figure({
    id: 'times',
    label: 'Times a year',
    value: timesAYear[input.howOften],
    unit: 'count/year',
    provenance: { kind: 'measured', field: 'howOften' },
  });
  return writer.figure({
    id: 'cost-each',
    label: 'Cost each time, at most',
    value: round(cost.most / timesAYear[input.howOften]),
    unit: 'money',
    currency: cost.currency,
    provenance: { kind: 'derived', formula: 'cost a year ÷ times a year', inputs: [cost.id, times] },
  });
}

export interface PriceAgainstCost {
  /** Figure of what one customer would pay in a year. */
  readonly price: string;
  readonly cost: string;
  /** What the price is for, where it is not the customer: "truck". */
  readonly unit: string | null;
  /** They would pay more than the problem costs them. */
  readonly isTooDear: boolean;
}

/** The founder's price beside the founder's own answer on the cost; null where they cannot be compared. */
export function comparePrice(
  input: ScoreInput,
  { profile }: IdeaBasis,
  writer: Writer,
): PriceAgainstCost | null {
  const { value, quote } = profile.price;
  const yearly = value === null ? null : yearlyOf(value);
  const cost = costFigure(input, profile, writer);
  if (value === null || yearly === null || !yearly.isRecurring || cost === null) return null;
  if (value.currency !== cost.currency || !nearDollar.has(value.currency)) return null;
  const own = writer.figure(priceFigure(value, quote));
  const price = writer.figure({
    id: 'price-year',
    label: 'Your price a year',
    value: yearly.amount,
    unit: 'money/year',
    currency: value.currency,
    provenance: { kind: 'derived', formula: 'price × periods in a year', inputs: [own] },
  });
  const unit = yearly.unit === null ? null : plainName(yearly.unit);
  return { price, cost: cost.id, unit, isTooDear: yearly.amount > cost.most };
}

/** "$2,268 a year for each truck". */
export function sayPrice({ price, unit }: PriceAgainstCost): string {
  return `{{f:${price}}}${unit === null ? '' : ` for each ${unit}`}`;
}
