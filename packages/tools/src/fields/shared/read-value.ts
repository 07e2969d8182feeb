import type { Unit } from '@slipway/core';
import { type DecimalSign, parseNumber } from './parse-number.ts';

export interface Refusal {
  readonly problem: string;
}

/** Larger than any sum of money we compute with, and exact as a number. */
export const largest = 1e15;
/** Blank and repeated entries are left out before they are counted, so a list may come this much longer than its limit. */
export const rawPerEntry = 10;

export function readText(label: string, value: unknown, maxLength: number): string | Refusal {
  if (typeof value !== 'string') return refuse(`${label} must be text.`);
  const text = value.trim();
  if (text.length > maxLength) return refuse(`${label} can have at most ${maxLength} characters.`);
  if (text.includes('\0') || !text.isWellFormed())
    return refuse(`${label} contains a character that cannot be stored.`);
  return text;
}

export function readNumber(
  label: string,
  value: unknown,
  { min, max, whole, unit }: { min?: number; max?: number; whole?: true; unit?: Unit },
  decimal?: DecimalSign,
): number | Refusal {
  const shown = (limit: number) =>
    unit?.startsWith('share') ? `${Number((limit * 100).toPrecision(12))} %` : limit.toLocaleString('en');
  const number = typeof value === 'string' ? parseNumber(value, decimal) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return refuse(`${label} must be a number.`);
  if (min !== undefined && number < min) return refuse(`${label} must be at least ${shown(min)}.`);
  if (Math.abs(number) > largest || (max !== undefined && number > max))
    return refuse(`${label} can be at most ${shown(max ?? largest)}.`);
  if (whole && !Number.isInteger(number)) return refuse(`${label} must be a whole number.`);
  // JSON knows no -0.
  return number + 0;
}

export function isBlank(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'string' && value.trim() === '') ||
    (Array.isArray(value) && value.length === 0)
  );
}

export function refuse(problem: string): Refusal {
  return { problem };
}
