import fc from 'fast-check';
import type { Comparison, Expression, Operand } from '../expression.ts';

/** Any expression over the ids, of bare numbers only: units have tests of their own. */
export function anyExpression(ids: readonly string[]): fc.Arbitrary<Expression> {
  const leaf: fc.Arbitrary<Operand> = fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(0, 1, 2, 12, 100, -3, 0.5),
    fc.constantFrom(...ids).map((id): Expression => ({ op: 'figure', id, name: `the ${id}` })),
    fc.integer({ min: -50, max: 50 }).map((value): Expression => ({ op: 'constant', value, unit: 'ratio' })),
  );
  const { expression } = fc.letrec<{ operand: Operand; expression: Expression }>((tie) => {
    const operand = fc.oneof({ maxDepth: 4, withCrossShrink: true }, leaf, tie('expression'));
    const list = fc.array(operand, { minLength: 1, maxLength: 4 });
    const pair = fc.tuple(operand, operand);
    const made: readonly fc.Arbitrary<Expression>[] = [
      fc.record({ op: fc.constantFrom('plus', 'times', 'mean', 'min', 'max'), of: list }),
      fc.record({ op: fc.constantFrom('minus', 'divide', 'minus', 'divide', 'power'), of: pair }),
      operand.map((of): Expression => ({ op: 'absolute', of })),
      leaf.map((of): Expression => ({ op: 'ln', of: { op: 'plus', of: [1, of] } })),
      fc.record({
        op: fc.constant('round'),
        how: fc.constantFrom('up', 'down', 'nearest', 'significant', 'significant-up', 'significant-down'),
        digits: fc.integer({ min: 1, max: 4 }),
        of: leaf,
      }),
      fc.record({
        op: fc.constant('if'),
        left: leaf,
        is: fc.constantFrom<Comparison>('<', '<=', '=', '>=', '>', '<>'),
        right: leaf,
        // Spreadsheets and we both leave the other branch alone.
        yes: operand,
        no: operand,
      }),
      operand.map((of): Expression => ({ op: 'called', name: 'r', of })),
      operand.map((of): Expression => ({ op: 'as', unit: 'ratio', of })),
    ];
    return { operand, expression: fc.oneof(...made) };
  });
  return expression;
}
