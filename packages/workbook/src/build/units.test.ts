import type { Unit } from '@slipway/core';
import { formatValue } from '@slipway/report';
import { expect, test } from 'vitest';
import { formatOf } from './units.ts';

/** As a spreadsheet shows it. */
function show(value: number, unit: Unit): string {
  const [format = ''] = formatOf(unit, 'USD', value).split(';');
  const places = /\.(0+)/u.exec(format)?.[1]?.length ?? 0;
  const isShare = format.endsWith('%');
  const number = Math.abs(isShare ? value * 100 : value).toLocaleString('en-US', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return `${value < 0 ? '-' : ''}${format.includes('"$"') ? '$' : ''}${number}${isShare ? '%' : ''}`;
}

/** A column of a workbook keeps its places: $49.00 is $49. */
const withoutZeros = (text: string) => text.replace(/(\.\d*?)0+(?=%|$)/u, '$1').replace(/\.(?=%|$)/u, '');

const values = [
  1_200_000.49, -123_456.78, 1234.56, 1000, 999.996, 999.4, 237, 49, 29.5, 12.34, -12.34, 0.6, 0.0072, 0.0023,
  0.0004, 0,
];
const units: readonly Unit[] = ['money/month', 'share', 'ratio', 'count', 'months', 'points'];

test.each(units)('%s: a cell shows the places that the screen shows', (unit) => {
  const screen = values.map((value) => formatValue(value, unit, 'USD', { compact: false, bare: true }));
  expect(values.map((value) => withoutZeros(show(value, unit)))).toEqual(screen.map(withoutZeros));
});

test('a price to change has room for cents, a large sum has none', () => {
  expect(formatOf('money', 'USD', 49)).toBe('"$"#,##0.00;-"$"#,##0.00');
  expect(formatOf('money', 'USD', null)).toBe('"$"#,##0.00;-"$"#,##0.00');
  expect(formatOf('money', 'INR', -1_200_000.5)).toBe('"₹"#,##0;-"₹"#,##0');
});
