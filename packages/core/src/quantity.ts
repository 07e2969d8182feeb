import type { Currency, Unit } from './units.ts';

/** A number that knows what it counts. Two units never meet in a sum or a ratio: that does not compile. */
export interface Quantity<U extends Unit> {
  readonly value: number;
  readonly unit: U;
  /** With money units. */
  readonly currency?: Currency;
}

export type Period = 'month' | 'quarter' | 'year';
type MoneyUnit = Extract<Unit, `money${string}`>;

/**
 * How far a level moved during a period: ARR, which is money per year, rose by so much in a quarter. It is not a flow of
 * that quarter, and not the level either, so monthly burn cannot be held against yearly ARR by accident.
 */
export interface Change<P extends Period, U extends Unit> {
  readonly during: P;
  readonly by: Quantity<U>;
}

/** Refuses a unit that is only known at run time: `Quantity<Unit>` has to go through `addChecked`. */
type One<U> = IsUnion<U> extends true ? never : unknown;
type IsUnion<U, Whole = U> = U extends Whole ? ([Whole] extends [U] ? false : true) : never;

export function money<U extends MoneyUnit>(value: number, unit: U, currency: Currency): Quantity<U> {
  return { value, unit, currency };
}

export function quantity<U extends Exclude<Unit, MoneyUnit>>(value: number, unit: U): Quantity<U> {
  return { value, unit };
}

export function add<U extends Unit>(a: Quantity<U>, b: Quantity<NoInfer<U>> & One<U>): Quantity<U> {
  return like(a, a.value + sameKind(a, b).value);
}

export function subtract<U extends Unit>(a: Quantity<U>, b: Quantity<NoInfer<U>> & One<U>): Quantity<U> {
  return like(a, a.value - sameKind(a, b).value);
}

export function scale<U extends Unit>(a: Quantity<U>, by: number): Quantity<U> {
  return like(a, a.value * by);
}

/** The ratio of two quantities of one unit; null when there is nothing to divide by. */
export function divide<U extends Unit>(
  a: Quantity<U>,
  b: Quantity<NoInfer<U>> & One<U>,
): Quantity<'ratio'> | null {
  return sameKind(a, b).value === 0 ? null : quantity(a.value / b.value, 'ratio');
}

/** How much falls to each one: revenue a customer, cost an order. Keeps the period. Null when there are none. */
export function perEach<U extends Unit>(
  a: Quantity<U> & One<U>,
  among: Quantity<'count'>,
): Quantity<U> | null {
  return among.value === 0 ? null : like(a, a.value / among.value);
}

/** How many months a stock lasts at a monthly rate; null when nothing is used up. */
export function lastsMonths(
  stock: Quantity<'money'>,
  usedUp: Quantity<'money/month'>,
): Quantity<'months'> | null {
  sameCurrency(stock, usedUp);
  return usedUp.value <= 0 ? null : quantity(stock.value / usedUp.value, 'months');
}

/**
 * What was spent in a period for each unit of yearly revenue won in the same period: burn multiple, CAC ratio, and turned
 * over the magic number. Null when nothing was won.
 */
export function spentPerYearlyGain<P extends Period>(
  spent: Quantity<`money/${P}`>,
  won: Change<NoInfer<P>, 'money/year'>,
): Quantity<'ratio'> | null {
  // For callers whose period is only known at run time.
  if (spent.unit !== `money/${won.during}`)
    throw new TypeError(`${spent.unit} cannot be held against what was won in a ${won.during}`);
  sameCurrency(spent, won.by);
  return won.by.value === 0 ? null : quantity(spent.value / won.by.value, 'ratio');
}

interface UnitMismatch {
  readonly code: 'unit/mismatch' | 'currency/mismatch';
  /** Names both: "money/month and money/year cannot be added". */
  readonly message: string;
}
type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: UnitMismatch };

/** For quantities whose units are only known at run time. */
export function addChecked(a: Quantity<Unit>, b: Quantity<Unit>): Checked<Quantity<Unit>> {
  const error = findMismatch(a, b);
  return error ? { ok: false, error } : { ok: true, value: like(a, a.value + b.value) };
}

function findMismatch(a: Quantity<Unit>, b: Quantity<Unit>): UnitMismatch | null {
  const currencies =
    a.currency === b.currency ? '' : ` (${a.currency ?? 'no currency'} and ${b.currency ?? 'no currency'})`;
  if (a.unit !== b.unit)
    return { code: 'unit/mismatch', message: `${a.unit} and ${b.unit} cannot be added${currencies}` };
  if (currencies !== '')
    return {
      code: 'currency/mismatch',
      message: `${a.unit} in ${a.currency ?? 'no currency'} and ${b.unit} in ${b.currency ?? 'no currency'} cannot be added`,
    };
  return null;
}

/** Monthly flows one after the other, and what they come to: the period is used up. Null when there are none. */
export function total(flows: readonly Quantity<'money/month'>[]): Quantity<'money'> | null {
  const [first] = flows;
  return first ? changeUnit(first, sumOf(flows), 'money') : null;
}

export function totalCount(flows: readonly Quantity<'count/month'>[]): Quantity<'count'> {
  return quantity(sumOf(flows), 'count');
}

type Three<T> = readonly [T, T, T];

export function overQuarter(months: Three<Quantity<'money/month'>>): Quantity<'money/quarter'> {
  const [first] = months;
  return changeUnit(first, sumOf(months), 'money/quarter');
}

/** Null unless there are twelve. */
export function overYear(months: readonly Quantity<'money/month'>[]): Quantity<'money/year'> | null {
  const [first] = months;
  return first && months.length === 12 ? changeUnit(first, sumOf(months), 'money/year') : null;
}

/** A monthly flow kept up for a year. For money and counts only: a rate compounds, see `yearlyChurn`. */
export function perYear(a: Quantity<'money/month'>): Quantity<'money/year'>;
export function perYear(a: Quantity<'count/month'>): Quantity<'count/year'>;
export function perYear(
  a: Quantity<'money/month'> | Quantity<'count/month'>,
): Quantity<'money/year'> | Quantity<'count/year'> {
  return a.unit === 'money/month'
    ? changeUnit(a, a.value * 12, 'money/year')
    : changeUnit(a, a.value * 12, 'count/year');
}

export function perMonth(a: Quantity<'money/quarter'> | Quantity<'money/year'>): Quantity<'money/month'> {
  return changeUnit(a, a.value / (a.unit === 'money/year' ? 12 : 3), 'money/month');
}

export function quarterPerYear(a: Quantity<'money/quarter'>): Quantity<'money/year'> {
  return changeUnit(a, a.value * 4, 'money/year');
}

/** A month's worth of a monthly flow, as an amount. */
export function forMonths(a: Quantity<'money/month'>, months: number): Quantity<'money'> {
  return changeUnit(a, a.value * months, 'money');
}

export function changeDuring<P extends Period, U extends Unit>(during: P, by: Quantity<U>): Change<P, U> {
  return { during, by };
}

function sumOf(months: readonly Quantity<Unit>[]): number {
  const [first] = months;
  return months.reduce((sum, month) => sum + (first ? sameCurrency(first, month) : month).value, 0);
}

function like<U extends Unit>(a: Quantity<U>, value: number): Quantity<U> {
  return { ...a, value };
}

function changeUnit<U extends Unit>(a: Quantity<Unit>, value: number, unit: U): Quantity<U> {
  return a.currency === undefined ? { value, unit } : { value, unit, currency: a.currency };
}

/** Units are already equal for the compiler; currencies are data, and mixing them is a fault of the caller. */
function sameKind<U extends Unit>(a: Quantity<U>, b: Quantity<U>): Quantity<U> {
  const error = findMismatch(a, b);
  if (error) throw new TypeError(error.message);
  return b;
}

function sameCurrency<U extends Unit>(a: Quantity<Unit>, b: Quantity<U>): Quantity<U> {
  if (a.currency !== b.currency)
    throw new TypeError(`${a.currency ?? 'no currency'} and ${b.currency ?? 'no currency'} cannot be mixed`);
  return b;
}
