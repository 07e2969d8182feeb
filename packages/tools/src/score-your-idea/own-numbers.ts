import { plainName, priceFigure, round, yearlyOf } from '@slipway/analyst';
import type { Writer } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import { costsNowField, type ScoreInput } from './fields.ts';

/** Dollars a year that each answer allows at most; the last has no end. */
const mostAYear: readonly number[] = [100, 1000, 10_000, 100_000];
/** A working year for what happens daily. */
const timesAYear = { daily: 250, weekly: 50, monthly: 12, yearly: 1 } as const;
/** Currencies near enough to the dollar for bands ten times as wide as each other. */
export const nearDollar: ReadonlySet<string> = new Set(['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'SGD']);

/** What it costs one customer a year at most, as a figure; null where the answer has no end or is missing. */
function costFigure(
  { costsNow }: ScoreInput,
  writer: Writer,
): { readonly id: string; readonly most: number } | null {
  const most = mostAYear[costsNowField.options.findIndex(({ value }) => value === costsNow)];
  if (most === undefined) return null;
  const id = writer.figure({
    id: 'cost-most',
    label: 'Cost to one customer, at most',
    value: most,
    unit: 'money/year',
    currency: 'USD',
    provenance: { kind: 'measured', field: 'costsNow' },
  });
  return { id, most };
}

/** What it costs them each time it happens; null unless both answers are there. */
export function eachTimeFigure(input: ScoreInput, writer: Writer): string | null {
  const cost = costFigure(input, writer);
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
    currency: 'USD',
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
  const cost = costFigure(input, writer);
  if (value === null || yearly === null || !yearly.isRecurring || cost === null) return null;
  if (!nearDollar.has(value.currency)) return null;
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
