import { flatText } from '@slipway/language';
import { findOwnColumn } from '@slipway/record';
import type { CellState, Matrix, MatrixCell } from '../../fields/matrix/field.ts';

/** The table, with the founder's own column known. Products and features are named by their place. */
export interface Compared {
  readonly features: readonly string[];
  readonly products: readonly string[];
  /** Null where no column is called so. */
  readonly you: number | null;
  readonly rivals: readonly number[];
  readonly cell: (feature: number, product: number) => MatrixCell;
}

const unknown: MatrixCell = { state: 'unknown' };

export function compare({ columns, rows }: Matrix, company: string | undefined): Compared {
  const you = findOwnColumn(columns, company);
  return {
    features: cleanNames(
      rows.map(({ name }) => name),
      'Feature',
    ),
    products: cleanNames(columns, 'Product'),
    you,
    rivals: columns.flatMap((_, at) => (at === you ? [] : [at])),
    cell: (feature, product) => rows[feature]?.cells[product] ?? unknown,
  };
}

/** Has it, has it in part, has it not. Null is not known, and no sum may take it for nothing. */
export function worth(state: CellState): number | null {
  return state === 'unknown' ? null : { yes: 1, partly: 0.5, no: 0 }[state];
}

/** As they may stand in a sentence and over a column: no two alike, none empty. */
function cleanNames(names: readonly string[], what: string): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, at) => {
    const flat = flatText(name);
    const clean = flat === '' || taken.has(flat) ? `${what} ${at + 1}` : flat;
    taken.add(clean);
    return clean;
  });
}
