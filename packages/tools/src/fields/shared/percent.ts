import type { Unit } from '@slipway/core';
import { unclearSign } from './parse-number.ts';

/** A share is typed and shown in percent; twelve digits drop the dust of binary fractions. */
export function numberText(value: number, unit: Unit = 'count'): string {
  return String(isShare(unit) ? Number((value * 100).toPrecision(12)) : value);
}

/** In a column 4.615 may be two numbers; with one more digit it is one. */
export function cellText(value: number, unit?: Unit): string {
  const text = numberText(value, unit);
  return unclearSign(text) === null ? text : `${text}0`;
}

/** The percent sign stands beside the box, not in it. */
export function withPercent(text: string, unit: Unit = 'count'): string {
  const bare = text.trim();
  return isShare(unit) && bare !== '' && !bare.endsWith('%') ? `${bare}%` : bare;
}

function isShare(unit: Unit): boolean {
  return unit.startsWith('share');
}
