/**
 * A scale on which prices and shares that span several times are even, nearly as on a logarithmic one. Square roots and products
 * are rounded alike on every machine; logarithms and powers are not, and the same input must give the same bytes everywhere.
 */
export function toRoot(value: number): number {
  return Math.sqrt(Math.sqrt(value));
}

export function fromRoot(root: number): number {
  const square = root * root;
  return square * square;
}
