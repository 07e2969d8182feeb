import { isHex } from '@slipway/colour';
import type { CalculatorField, Inputs } from './calculator.ts';

/** Null where it can be read; else what to put there. */
export function findProblem(field: CalculatorField, typed: string): string | null {
  if (field.kind === 'colour')
    return isHex(typed.trim()) ? null : 'Write a colour as # and six digits or letters a to f.';
  if (field.kind === 'numbers') {
    const numbers = readNumbers(typed);
    if (numbers.length < 3 || numbers.some(Number.isNaN))
      return 'Write at least three numbers with commas between them.';
    return numbers.some((value, at) => value < 0 || value > (numbers[at - 1] ?? value) || numbers[0] === 0)
      ? 'Each number is at most the one before it.'
      : null;
  }
  const value = readNumber(typed);
  if (Number.isNaN(value)) return 'Write a number.';
  if (field.min !== undefined && value < field.min) return `At least ${field.min}.`;
  return field.max !== undefined && value > field.max ? `At most ${field.max}.` : null;
}

export function readInputs(typed: Readonly<Record<string, string>>): Inputs {
  const text = (name: string) => typed[name]?.trim() ?? '';
  return { text, number: (name) => readNumber(text(name)), numbers: (name) => readNumbers(text(name)) };
}

/** "$1,200" and "3 %" are numbers too. */
function readNumber(typed: string): number {
  const bare = typed.replaceAll(/[\s$%,_]/g, '').replace('−', '-');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(bare) ? Number(bare) : Number.NaN;
}

function readNumbers(typed: string): readonly number[] {
  return typed
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(readNumber);
}
