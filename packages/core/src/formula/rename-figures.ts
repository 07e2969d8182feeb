import type { Expression, Operand } from './expression.ts';

/** The same formula over figures that have other ids, as in a report that was joined from several. */
export function renameFigures(expression: Expression, rename: (id: string) => string): Expression {
  const turn = (operand: Operand): Operand => {
    if (typeof operand === 'number') return operand;
    return typeof operand === 'string' ? rename(operand) : renameFigures(operand, rename);
  };
  switch (expression.op) {
    case 'figure':
      return { ...expression, id: rename(expression.id) };
    case 'constant':
      return expression;
    case 'if': {
      const { left, right, yes, no } = expression;
      return { ...expression, left: turn(left), right: turn(right), yes: turn(yes), no: turn(no) };
    }
    case 'plus':
    case 'times':
    case 'mean':
    case 'min':
    case 'max':
      return { ...expression, of: expression.of.map(turn) };
    case 'minus':
    case 'divide':
    case 'power':
      return { ...expression, of: [turn(expression.of[0]), turn(expression.of[1])] };
    case 'absolute':
    case 'ln':
    case 'round':
    case 'as':
    case 'called':
      return { ...expression, of: turn(expression.of) };
  }
}
