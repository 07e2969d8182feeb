import type { Currency, FigureRange, FigureStatus, Quantity, Unit } from '@slipway/core';

/** What a formula answers: never a bare number (metrics reference, section 0). */
export interface Outcome<U extends Unit> {
  readonly unit: U;
  /** Only with `ok` and `low_data`. */
  readonly value: number | null;
  readonly currency?: Currency;
  readonly status: FigureStatus;
  /** For the screen; null only with `ok`. */
  readonly reason: string | null;
  readonly range?: FigureRange;
}

/** A quantity that may not have been given. Blank is null, and null is not 0. */
export type Maybe<U extends Unit> = Quantity<U> | null;

export function ok<U extends Unit>(quantity: Quantity<U>): Outcome<U> {
  return { ...quantity, status: 'ok', reason: null };
}

export function lowData<U extends Unit>(quantity: Quantity<U>, reason: string): Outcome<U> {
  return { ...quantity, status: 'low_data', reason };
}

type Lack = Exclude<FigureStatus, 'ok' | 'low_data'>;

export function lack<U extends Unit>(unit: U, status: Lack, reason: string): Outcome<U> {
  return { unit, value: null, status, reason };
}

export function missing<U extends Unit>(unit: U, what: string): Outcome<U> {
  return lack(unit, 'missing', `Add ${what} to see this.`);
}

export function quantityOf<U extends Unit>({ value, unit, currency }: Outcome<U>): Maybe<U> {
  if (value === null) return null;
  return currency === undefined ? { value, unit } : { value, unit, currency };
}

export function withRange<U extends Unit>(outcome: Outcome<U>, range: FigureRange): Outcome<U> {
  return { ...outcome, range };
}

/** Names of what was not given, joined for "Add … to see this". */
export function listMissing(inputs: Readonly<Record<string, unknown>>): string | null {
  const names = Object.keys(inputs).filter((name) => inputs[name] === null);
  return names.length === 0 ? null : names.join(names.length === 2 ? ' and ' : ', ');
}
