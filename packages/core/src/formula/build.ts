import type { Currency, Unit } from '../units.ts';
import type { Comparison, Conversion, Expression, ListOp, Operand } from './expression.ts';

/** Short hands to write an expression with. */

export function figure(id: string, name: string): Expression {
  return { op: 'figure', id, name };
}

export function constant(value: number, unit: Unit | Conversion, currency?: Currency): Expression {
  return { op: 'constant', value, unit, ...(currency !== undefined && { currency }) };
}

export const monthsPerYear = constant(12, 'months/year');

export function plus(...of: readonly Operand[]): Expression {
  return { op: 'plus', of };
}

export function times(...of: readonly Operand[]): Expression {
  return { op: 'times', of };
}

export function least(...of: readonly Operand[]): Expression {
  return { op: 'min', of };
}

export function greatest(...of: readonly Operand[]): Expression {
  return { op: 'max', of };
}

/** The whole list under one name, for lists too long to be read. */
export function listed(op: ListOp, name: string, of: readonly Operand[]): Expression {
  return { op, of, name };
}

export function minus(from: Operand, first: Operand, ...more: readonly Operand[]): Expression {
  return more.reduce<Expression>((left, one) => ({ op: 'minus', of: [left, one] }), {
    op: 'minus',
    of: [from, first],
  });
}

export function over(top: Operand, bottom: Operand): Expression {
  return { op: 'divide', of: [top, bottom] };
}

export function power(base: Operand, exponent: Operand): Expression {
  return { op: 'power', of: [base, exponent] };
}

export function absolute(of: Operand): Expression {
  return { op: 'absolute', of };
}

export function ln(of: Operand): Expression {
  return { op: 'ln', of };
}

export function roundUp(of: Operand, digits = 0): Expression {
  return { op: 'round', how: 'up', digits, of };
}

export function roundDown(of: Operand, digits = 0): Expression {
  return { op: 'round', how: 'down', digits, of };
}

export function roundTo(digits: number, of: Operand): Expression {
  return { op: 'round', how: 'nearest', digits, of };
}

export function significant(digits: number, of: Operand): Expression {
  return { op: 'round', how: 'significant', digits, of };
}

/** For what has to be enough. */
export function significantUp(digits: number, of: Operand): Expression {
  return { op: 'round', how: 'significant-up', digits, of };
}

/** For what has to stay below. */
export function significantDown(digits: number, of: Operand): Expression {
  return { op: 'round', how: 'significant-down', digits, of };
}

export function when(
  left: Operand,
  is: Comparison,
  right: Operand,
  branches: { readonly yes: Operand; readonly no: Operand },
): Expression {
  return { op: 'if', left, is, right, ...branches };
}

export function readAs(unit: Unit, of: Operand, currency?: Currency): Expression {
  return { op: 'as', of, unit, ...(currency !== undefined && { currency }) };
}

export function called(name: string, of: Operand): Expression {
  return { op: 'called', name, of };
}
