import type { FigureStatus } from '../figure-status.ts';
import { findInnerFault } from './check-units.ts';
import { type Comparison, type Expression, listFigures, type Operand } from './expression.ts';
import { findKnown, type KnownFigures } from './known-figure.ts';
import { round } from './round.ts';

interface Evaluated {
  readonly value: number | null;
  readonly status: FigureStatus;
  /** For the screen; null only with `ok`. */
  readonly reason: string | null;
}

interface Lack {
  readonly status: FigureStatus;
  readonly reason: string;
}

/** Why an input has no value is why there is no result; what stands on little data is little data. */
export function evaluate(expression: Expression, figures: KnownFigures): Evaluated {
  const fault = findInnerFault(expression, figures);
  if (fault !== null) return { value: null, status: 'invalid', reason: fault };
  const value = compute(expression, figures);
  if (typeof value !== 'number') return { value: null, ...value };
  const weak = listFigures(expression)
    .map((id) => findKnown(figures, id))
    .find((one) => one?.status === 'low_data');
  // JSON knows no minus zero.
  const plain = value === 0 ? 0 : value;
  return weak?.reason === undefined
    ? { value: plain, status: 'ok', reason: null }
    : { value: plain, status: 'low_data', reason: weak.reason };
}

function compute(operand: Operand, figures: KnownFigures): number | Lack {
  if (typeof operand === 'number') return operand;
  if (typeof operand === 'string') return take(operand, figures);
  switch (operand.op) {
    case 'figure':
      return take(operand.id, figures);
    case 'constant':
      return operand.value;
    case 'plus':
      return from(operand.of, figures, (all) => all.reduce((sum, one) => sum + one));
    case 'times':
      return from(operand.of, figures, (all) => all.reduce((product, one) => product * one));
    case 'mean':
      return from(operand.of, figures, (all) => all.reduce((sum, one) => sum + one) / all.length);
    case 'min':
      return from(operand.of, figures, (all) => Math.min(...all));
    case 'max':
      return from(operand.of, figures, (all) => Math.max(...all));
    case 'minus':
      return from(operand.of, figures, ([a = 0, b = 0]) => a - b);
    case 'divide':
      return from(operand.of, figures, ([a = 0, b = 0]) => (b === 0 ? byZero : a / b));
    case 'power':
      return from(operand.of, figures, ([base = 0, exponent = 0]) =>
        base === 0 && exponent <= 0 ? (exponent === 0 ? notDefined : byZero) : base ** exponent,
      );
    case 'absolute':
      return from([operand.of], figures, ([a = 0]) => Math.abs(a));
    case 'ln':
      return logarithm(operand.of, figures);
    case 'round': {
      const { digits, how } = operand;
      return from([operand.of], figures, ([a = 0]) => round(a, digits, how));
    }
    case 'if': {
      const sides = [operand.left, operand.right].map((one) => compute(one, figures));
      const lacking = sides.find((one) => typeof one !== 'number');
      if (lacking !== undefined) return lacking;
      const [left, right] = sides.filter((one) => typeof one === 'number');
      return compute(holds(left ?? 0, operand.is, right ?? 0) ? operand.yes : operand.no, figures);
    }
    case 'as':
    case 'called':
      return compute(operand.of, figures);
  }
}

const byZero: Lack = { status: 'undefined', reason: 'Not defined: it would be divided by zero.' };
const notDefined: Lack = { status: 'undefined', reason: 'Not defined for these numbers.' };
const tooLarge: Lack = {
  status: 'not_meaningful',
  reason: 'Too large to mean anything: please check the inputs.',
};

function take(id: string, figures: KnownFigures): number | Lack {
  const known = findKnown(figures, id);
  if (known === undefined) return { status: 'missing', reason: `Figure ${id} does not exist.` };
  const { value, status = 'ok', reason } = known;
  // A figure that is only a range has no status of its own, and no value to go on with.
  return (
    value ?? { status: status === 'ok' ? 'missing' : status, reason: reason ?? 'Known as a range only.' }
  );
}

function from(
  operands: readonly Operand[],
  figures: KnownFigures,
  make: (values: readonly number[]) => number | Lack,
): number | Lack {
  const values: number[] = [];
  for (const operand of operands) {
    const value = compute(operand, figures);
    if (typeof value !== 'number') return value;
    values.push(value);
  }
  const made = values.length === 0 ? notDefined : make(values);
  if (typeof made !== 'number') return made;
  return Number.isNaN(made) ? notDefined : Number.isFinite(made) ? made : tooLarge;
}

/** Near 1 the sum would lose the digits that matter. */
function logarithm(operand: Operand, figures: KnownFigures): number | Lack {
  const parts =
    typeof operand === 'object' && (operand.op === 'plus' || operand.op === 'minus') ? operand : null;
  const [one, part, more] = parts?.of ?? [];
  if (parts !== null && one === 1 && part !== undefined && more === undefined)
    return from([part], figures, ([a = 0]) => logOfOnePlus(parts.op === 'plus' ? a : -a));
  return from([operand], figures, ([a = 0]) => (a <= 0 ? notDefined : Math.log(a)));
}

function logOfOnePlus(value: number): number | Lack {
  return value <= -1 ? notDefined : Math.log1p(value);
}

function holds(left: number, is: Comparison, right: number): boolean {
  switch (is) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
    case '<>':
      return left !== right;
  }
}
