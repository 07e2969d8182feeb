import type { Currency, Unit } from '../units.ts';
import type { Expression, Operand } from './expression.ts';
import { findKnown, type KnownFigures } from './known-figure.ts';
import {
  bare,
  hasPowers,
  isDuration,
  isRate,
  isSame,
  type Measure,
  measureOf,
  multiply,
  nameMeasure,
} from './measure.ts';

type Checked =
  | { readonly ok: true; readonly measure: Measure }
  | { readonly ok: false; readonly fault: string };

/** Why the expression cannot be of the unit: "USD/month and USD/year cannot be added"; null when it is. */
export function findUnitFault(
  expression: Expression,
  figures: KnownFigures,
  wanted: { readonly unit: Unit; readonly currency?: Currency },
): string | null {
  const found = check(expression, figures);
  if (!found.ok) return found.fault;
  const own = measureOf(wanted.unit, wanted.currency);
  return isSame(found.measure, own)
    ? null
    : `The formula gives ${nameMeasure(found.measure)}, and the figure is ${nameMeasure(own)}.`;
}

/** The first fault inside the expression, whatever it is meant to be. */
export function findInnerFault(expression: Expression, figures: KnownFigures): string | null {
  const found = check(expression, figures);
  return found.ok ? null : found.fault;
}

const found = (measure: Measure): Checked => ({ ok: true, measure });
const fault = (message: string): Checked => ({ ok: false, fault: message });

function check(operand: Operand, figures: KnownFigures): Checked {
  if (typeof operand === 'number') return found(bare);
  if (typeof operand === 'string') return checkFigure(operand, figures);
  switch (operand.op) {
    case 'figure':
      return checkFigure(operand.id, figures);
    case 'constant':
      return found(measureOf(operand.unit, operand.currency));
    case 'plus':
    case 'mean':
    case 'min':
    case 'max':
      return alike(operand.of, figures, operand.op === 'plus' ? 'added' : 'compared');
    case 'minus':
      return alike(operand.of, figures, 'subtracted');
    case 'times':
      return fold(operand.of, figures, 1);
    case 'divide':
      return fold(operand.of, figures, -1);
    case 'power':
      return checkPower(operand.of, figures);
    case 'ln': {
      const inner = check(operand.of, figures);
      return inner.ok && hasPowers(inner.measure)
        ? fault(`${nameMeasure(inner.measure)} has no logarithm`)
        : inner.ok
          ? found(bare)
          : inner;
    }
    case 'if': {
      const test = alike([operand.left, operand.right], figures, 'compared');
      return test.ok ? alike([operand.yes, operand.no], figures, 'used for each other') : test;
    }
    case 'as': {
      const inner = check(operand.of, figures);
      const currency = operand.currency ?? (inner.ok ? inner.measure.currency : undefined);
      return inner.ok ? found(measureOf(operand.unit, currency)) : inner;
    }
    case 'absolute':
    case 'round':
    case 'called':
      return check(operand.of, figures);
  }
}

function checkFigure(id: string, figures: KnownFigures): Checked {
  const known = findKnown(figures, id);
  return known === undefined
    ? fault(`figure ${id} does not exist`)
    : found(measureOf(known.unit, known.currency));
}

/** Nothing is nothing in every unit. */
function isZero(operand: Operand): boolean {
  return operand === 0;
}

function alike(operands: readonly Operand[], figures: KnownFigures, what: string): Checked {
  let so: { readonly measure: Measure; readonly isNumber: boolean } | null = null;
  for (const operand of operands) {
    const one = check(operand, figures);
    if (!one.ok) return one;
    if (isZero(operand)) continue;
    const isNumber = typeof operand === 'number';
    if (so === null) so = { measure: one.measure, isNumber };
    else if (isSame(so.measure, one.measure))
      so = { measure: so.measure.kind === undefined ? one.measure : so.measure, isNumber: false };
    // "1 − churn" is what is left after one period.
    else if ((so.isNumber && isRate(one.measure)) || (isNumber && isRate(so.measure)))
      so = { measure: bare, isNumber: false };
    else return fault(`${nameMeasure(so.measure)} and ${nameMeasure(one.measure)} cannot be ${what}`);
  }
  return found(so?.measure ?? bare);
}

function fold(operands: readonly Operand[], figures: KnownFigures, sign: 1 | -1): Checked {
  let so: Measure | null = null;
  for (const operand of operands) {
    const one = check(operand, figures);
    if (!one.ok) return one;
    const { currency } = one.measure;
    if (so?.currency !== undefined && currency !== undefined && so.currency !== currency)
      return fault(`${so.currency} and ${currency} cannot be mixed`);
    so = so === null ? one.measure : multiply(so, one.measure, sign);
  }
  return found(so ?? bare);
}

/** A whole number multiplies the powers; over a time only a bare number compounds. */
function checkPower([base, exponent]: readonly [Operand, Operand], figures: KnownFigures): Checked {
  const [below, above] = [check(base, figures), check(exponent, figures)];
  if (!below.ok) return below;
  if (!above.ok) return above;
  if (hasPowers(above.measure) && !isDuration(above.measure))
    return fault(`${nameMeasure(above.measure)} cannot be an exponent`);
  if (!hasPowers(below.measure)) return found(bare);
  if (typeof exponent !== 'number' || !Number.isInteger(exponent) || exponent < 1)
    return fault(`${nameMeasure(below.measure)} can only be raised to a whole number`);
  return found(
    Array.from({ length: exponent - 1 }).reduce<Measure>((so) => multiply(so, below.measure), below.measure),
  );
}
