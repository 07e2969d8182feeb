import { flatText } from '@slipway/language';
import { productKey } from '@slipway/record';
import type { Matrix, MatrixCell } from '../../fields/matrix/field.ts';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';

const unknown: MatrixCell = { state: 'unknown' };
const rivalsMost = 12;
const nameMost = 80;
const ownColumn = 'You';

/**
 * What the founder typed; else those they named, then those we suggest, by the features we propose. Unknown unless a stored line says so.
 * Where too few are sure, they were asked who it is: then whom they name is the whole list.
 */
export function matrixOf(input: Pick<Input, 'matrix' | 'rivals'>, basis: Basis): Matrix {
  return input.matrix ?? proposeMatrix(input.rivals ?? basis.profile.rivals, basis);
}

function proposeMatrix(named: readonly string[], { rivals, features, isOpen }: Basis): Matrix {
  const suggested = isOpen && named.length > 0 ? [] : rivals;
  const all = [...named.map(flatText), ...suggested.map(({ name }) => name)].filter((name) => name !== '');
  const names = [...new Map(all.map((name) => [productKey(name), name])).entries()]
    .filter(([key]) => key !== productKey(ownColumn))
    // Named by the founder, in their spelling: the first of two.
    .map(([key]) => all.find((name) => productKey(name) === key) ?? key)
    .slice(0, rivalsMost);
  return {
    columns: [ownColumn, ...names.map((name) => name.slice(0, nameMost))],
    rows: features.map(({ name, has }) => ({
      name,
      cells: [unknown, ...names.map((one): MatrixCell => (isIn(one, has) ? { state: 'yes' } : unknown))],
    })),
  };
}

function isIn(name: string, names: readonly string[]): boolean {
  return names.some((one) => productKey(one) === productKey(name));
}
