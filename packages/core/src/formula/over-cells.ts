import type { Expression, Operand } from './expression.ts';

/**
 * The arithmetic of a formula without its units and names, over whatever `replace` gives for each figure. Cells of a spreadsheet have
 * no units, so steps between them are written this way.
 */
export function overCells(operand: Operand, replace: (id: string) => Operand): Operand {
  const turn = (inner: Operand): Operand => overCells(inner, replace);
  if (typeof operand === 'number') return operand;
  if (typeof operand === 'string') return replace(operand);
  switch (operand.op) {
    case 'figure':
      return replace(operand.id);
    case 'constant':
      return operand.value;
    case 'as':
    case 'called':
      return turn(operand.of);
    case 'if': {
      const { op, is, left, right, yes, no } = operand;
      return { op, is, left: turn(left), right: turn(right), yes: turn(yes), no: turn(no) };
    }
    case 'plus':
    case 'times':
    case 'mean':
    case 'min':
    case 'max':
      return { op: operand.op, of: operand.of.map(turn) } satisfies Expression;
    case 'minus':
    case 'divide':
    case 'power':
      return { op: operand.op, of: [turn(operand.of[0]), turn(operand.of[1])] };
    case 'absolute':
    case 'ln':
    case 'round':
      return { ...operand, of: turn(operand.of) };
  }
}
