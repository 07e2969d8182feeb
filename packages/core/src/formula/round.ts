/**
 * As spreadsheets round: on the fifteen digits a reader could see, so that 0.07 × 100 is 7 and is not rounded up to 8; halves go
 * away from zero.
 */
export function roundAt(value: number, digits: number, how: 'up' | 'down' | 'nearest'): number {
  const size = shift(Math.abs(value), digits);
  const whole = how === 'up' ? Math.ceil(size) : how === 'down' ? Math.floor(size) : Math.round(size);
  const rounded = shift(whole, -digits);
  return value < 0 ? -rounded : rounded;
}

export function roundSignificant(value: number, digits: number): number {
  if (value === 0) return 0;
  const [, exponent = '0'] = value.toExponential(14).split('e');
  return roundAt(value, digits - 1 - Number(exponent), 'nearest');
}

/** By powers of ten, in decimals: nothing is multiplied. */
function shift(value: number, by: number): number {
  const [digits = '0', exponent = '0'] = value.toExponential(14).split('e');
  return Number(`${digits}e${Number(exponent) + by}`);
}
