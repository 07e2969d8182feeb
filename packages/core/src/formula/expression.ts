import type { Currency, Unit } from '../units.ts';

/** How many of one period make another: what turns money a month into money a year. */
export type Conversion = 'months/year' | 'months/quarter' | 'quarters/year' | 'weeks/year' | 'days/month';

/** The id of a figure, a bare number, or a step of its own. */
export type Operand = string | number | Expression;

export type ListOp = 'plus' | 'times' | 'mean' | 'min' | 'max';
type PairOp = 'minus' | 'divide' | 'power';
export type Comparison = '<' | '<=' | '=' | '>=' | '>' | '<>';
export type Rounding = 'up' | 'down' | 'nearest' | 'significant' | 'significant-up' | 'significant-down';

/**
 * How a figure follows from others, as plain JSON: its value, the words that explain it and the formula of a spreadsheet cell are
 * all read from this (`docs/decisions/0038`). Always an object, so that prose of older runs, a string, is told apart.
 */
export type Expression =
  /** A figure under the name it has in this formula. */
  | { readonly op: 'figure'; readonly id: string; readonly name: string }
  | {
      readonly op: 'constant';
      readonly value: number;
      readonly unit: Unit | Conversion;
      readonly currency?: Currency;
    }
  /** With a name, all of the list are read as one: "sum of the customers at the start of each month". */
  | { readonly op: ListOp; readonly of: readonly Operand[]; readonly name?: string }
  | { readonly op: PairOp; readonly of: readonly [Operand, Operand] }
  | { readonly op: 'absolute' | 'ln'; readonly of: Operand }
  /** Away from zero, towards zero, to the nearest; to places behind the point, or to significant digits. */
  | { readonly op: 'round'; readonly how: Rounding; readonly digits: number; readonly of: Operand }
  | {
      readonly op: 'if';
      readonly left: Operand;
      readonly is: Comparison;
      readonly right: Operand;
      readonly yes: Operand;
      readonly no: Operand;
    }
  /** The same number in another unit, where a convention says so and not arithmetic: growth read as a monthly rate. */
  | { readonly op: 'as'; readonly of: Operand; readonly unit: Unit; readonly currency?: Currency }
  /** A step that the words name and explain behind the formula: "…; r = …". */
  | { readonly op: 'called'; readonly name: string; readonly of: Operand };

/** Every operand of one step, in reading order. */
function operandsOf(expression: Expression): readonly Operand[] {
  switch (expression.op) {
    case 'figure':
      return [expression.id];
    case 'constant':
      return [];
    case 'if':
      return [expression.left, expression.right, expression.yes, expression.no];
    case 'plus':
    case 'times':
    case 'mean':
    case 'min':
    case 'max':
    case 'minus':
    case 'divide':
    case 'power':
      return expression.of;
    case 'absolute':
    case 'ln':
    case 'round':
    case 'as':
    case 'called':
      return [expression.of];
  }
}

/** Ids of the figures it stands on, each once. */
export function listFigures(expression: Operand): readonly string[] {
  const found = new Set<string>();
  const walk = (operand: Operand): void => {
    if (typeof operand === 'string') found.add(operand);
    else if (typeof operand !== 'number') for (const inner of operandsOf(operand)) walk(inner);
  };
  walk(expression);
  return [...found];
}
