import type { Rounding } from './expression.ts';

type Direction = 'up' | 'down' | 'nearest';

/** Where the digits are counted from the first that is not zero, and not from the point. */
export const significantWays: Readonly<Partial<Record<Rounding, Direction>>> = {
  significant: 'nearest',
  'significant-up': 'up',
  'significant-down': 'down',
};

/**
 * As spreadsheets round: on the fifteen digits a reader could see, so that 0.07 × 100 is 7 and is not rounded up to 8; halves go
 * away from zero.
 */
export function round(value: number, digits: number, how: Rounding): number {
  const way = significantWays[how];
  if (way !== undefined) return value === 0 ? 0 : round(value, digits - 1 - exponentOf(value), way);
  const size = shift(Math.abs(value), digits);
  const whole = how === 'up' ? Math.ceil(size) : how === 'down' ? Math.floor(size) : Math.round(size);
  const rounded = shift(whole, -digits);
  return value < 0 ? -rounded : rounded;
}

function exponentOf(value: number): number {
  const [, exponent = '0'] = value.toExponential(14).split('e');
  return Number(exponent);
}

/** By powers of ten, in decimals: nothing is multiplied. */
function shift(value: number, by: number): number {
  const [digits = '0', exponent = '0'] = value.toExponential(14).split('e');
  return Number(`${digits}e${Number(exponent) + by}`);
}
