import { findGrowthClaims } from './growth-claims.ts';
import { findMonths, latestArpa, monthlyGrowth, numberIn } from './monthly.ts';
import type { CompanyRecord, Slot } from './record.ts';

/** One of the two things that do not fit, and where it was said. */
interface Side {
  /** Slot it stands in, or was computed from. */
  readonly slot: string;
  readonly label: string;
  readonly value: number | string;
  /** Unit of a number as the engine names units; absent for texts. */
  readonly unit?: 'money/month' | 'share/month' | 'count' | 'money';
  readonly toolId: string;
  readonly at: string;
  /** The founder's words, or the month, it was taken from. */
  readonly from?: string;
}

interface Contradiction {
  readonly id:
    | 'price-and-arpa'
    | 'currency'
    | 'region'
    | 'growth'
    | 'evidence-and-customers'
    | 'stage-and-revenue';
  readonly one: Side;
  readonly other: Side;
}

/** A price and what customers really pay may lie apart by this factor before it is a contradiction. */
const priceFactor = 1.5;
/** A claimed and a measured growth a month may lie apart by this much of the claim. */
const growthShare = 0.5;

/** What the founder told in different places that cannot all be true. Order is fixed. */
export function findContradictions(record: CompanyRecord): Contradiction[] {
  return [
    ...priceAndArpa(record),
    ...textAndChoice(record),
    ...growth(record),
    ...evidenceAndCustomers(record),
    ...stageAndRevenue(record),
  ];
}

function side(
  slotName: string,
  label: string,
  slot: Slot,
  value: number | string,
  more: Pick<Side, 'unit' | 'from'> = {},
): Side {
  return { slot: slotName, label, value, toolId: slot.toolId, at: slot.at, ...more };
}

function find(record: CompanyRecord, name: string): Slot | null {
  return Object.hasOwn(record, name) ? (record[name] ?? null) : null;
}

function priceAndArpa(record: CompanyRecord): Contradiction[] {
  const price = find(record, 'price');
  const monthly = price === null ? null : perMonth(price.value, find(record, 'per')?.value);
  const months = findMonths(record);
  const arpa = months === null ? null : latestArpa(months.rows);
  if (price === null || monthly === null || monthly <= 0 || months === null || arpa === null) return [];
  const factor = arpa.value / monthly;
  if (factor <= priceFactor && factor >= 1 / priceFactor) return [];
  return [
    {
      id: 'price-and-arpa',
      one: side('price', 'Price per customer and month', price, monthly, { unit: 'money/month' }),
      other: side('months', 'What a customer pays a month, measured', months.slot, arpa.value, {
        unit: 'money/month',
        from: arpa.month,
      }),
    },
  ];
}

/** A price of one customer that comes again; others cannot be held against what a customer pays a month. */
function perMonth(price: Slot['value'], per: Slot['value'] = 'month'): number | null {
  if (typeof price !== 'number') return null;
  if (per === 'month') return price;
  return per === 'year' ? price / 12 : null;
}

const currencySigns: readonly (readonly [RegExp, string])[] = [
  [/€|(?<![\p{L}])euros?(?![\p{L}])/iu, 'EUR'],
  [/£|(?<![\p{L}])GBP(?![\p{L}])/u, 'GBP'],
  [/₹|(?<![\p{L}])(?:rupees?|lakhs?|crores?)(?![\p{L}])|(?<![\p{L}])Rs\.?\s?\d/iu, 'INR'],
  [/R\$/u, 'BRL'],
  [/₦/u, 'NGN'],
];

/** What the idea's own words name, against what was chosen in a form. */
function textAndChoice(record: CompanyRecord): Contradiction[] {
  const idea = find(record, 'idea');
  const text = typeof idea?.value === 'string' ? idea.value : '';
  const currency = find(record, 'currency');
  const found: Contradiction[] = [];
  if (idea !== null && currency !== null && typeof currency.value === 'string') {
    const sign = currencySigns
      .map(([pattern, code]) => ({ code, words: pattern.exec(text)?.[0] }))
      .find(({ words }) => words !== undefined);
    if (sign?.words !== undefined && sign.code !== currency.value)
      found.push({
        id: 'currency',
        one: side('currency', 'Currency', currency, currency.value),
        other: side('idea', 'Currency in your words', idea, sign.code, { from: sign.words }),
      });
  }
  return [...found, ...saidAndChosen(record, 'region', 'Where you sell first')];
}

/** Another tool read the same slot out of the founder's words, and it differs from what was chosen. */
function saidAndChosen(record: CompanyRecord, name: 'region', label: string): Contradiction[] {
  const chosen = find(record, name);
  const read = find(record, `${name}Read`);
  if (chosen === null || read === null || typeof chosen.value !== 'string' || typeof read.value !== 'string')
    return [];
  if (chosen.value === read.value || isWithin(chosen.value, read.value) || isWithin(read.value, chosen.value))
    return [];
  const quote = read.provenance.kind === 'read' ? { from: read.provenance.quote } : {};
  return [
    {
      id: name,
      one: side(name, label, chosen, chosen.value),
      other: side(`${name}Read`, `${label}, read from your words`, read, read.value, quote),
    },
  ];
}

const inEurope = new Set('DE FR IT ES NL BE AT IE PT PL SE DK FI CZ GR RO HU'.split(' '));

function isWithin(wide: string, narrow: string): boolean {
  return wide === 'global' || (wide === 'EU' && inEurope.has(narrow));
}

function growth(record: CompanyRecord): Contradiction[] {
  const months = findMonths(record);
  const measured = months === null ? null : (monthlyGrowth(months.rows, 6) ?? monthlyGrowth(months.rows, 3));
  if (months === null || measured === null) return [];
  return findGrowthClaims(record)
    .filter(({ perMonth }) => Math.abs(measured.value - perMonth) > growthShare * Math.abs(perMonth))
    .map(({ slotName, slot, perMonth, quote }) => ({
      id: 'growth',
      one: side(slotName, 'Growth a month, as you say it', slot, perMonth, {
        unit: 'share/month',
        from: quote,
      }),
      other: side('months', 'Growth a month, measured', months.slot, measured.value, {
        unit: 'share/month',
        from: `${measured.from} to ${measured.to}`,
      }),
    }));
}

function evidenceAndCustomers(record: CompanyRecord): Contradiction[] {
  const evidence = find(record, 'evidence');
  const count = find(record, 'evidenceCount');
  const months = findMonths(record);
  const row = months?.rows.findLast((one) => numberIn(one, 'customers') !== null);
  const customers = numberIn(row, 'customers');
  if (
    evidence?.value !== 'paying' ||
    count === null ||
    typeof count.value !== 'number' ||
    months === null ||
    customers === null
  )
    return [];
  const [low, high] = [Math.min(count.value, customers), Math.max(count.value, customers)];
  // The form and the table may be of different months: only what is far apart counts.
  if (high - low <= 2 || high <= 2 * low) return [];
  return [
    {
      id: 'evidence-and-customers',
      one: side('evidenceCount', 'Paying customers, as you say it', count, count.value, { unit: 'count' }),
      other: side('months', 'Paying customers, measured', months.slot, customers, {
        unit: 'count',
        from: String(row?.month),
      }),
    },
  ];
}

function stageAndRevenue(record: CompanyRecord): Contradiction[] {
  const stage = find(record, 'stage');
  const months = findMonths(record);
  const row = months?.rows.findLast((one) => (numberIn(one, 'mrr') ?? numberIn(one, 'revenue') ?? 0) > 0);
  if (stage === null || months === null || row === undefined) return [];
  if (stage.value !== 'idea' && stage.value !== 'talks' && stage.value !== 'pilot') return [];
  return [
    {
      id: 'stage-and-revenue',
      one: side('stage', 'Stage', stage, stage.value),
      other: side(
        'months',
        'Revenue a month, measured',
        months.slot,
        numberIn(row, 'mrr') ?? numberIn(row, 'revenue') ?? 0,
        {
          unit: 'money/month',
          from: String(row.month),
        },
      ),
    },
  ];
}
