import type { LineBlock, Series } from '@slipway/report';
import { worth } from '../compute/compared.ts';
import { productOf, type Sheet } from './sheet.ts';

const rivalsMost = 3;
const featuresLeast = 3;

/** You and the three rivals of whom most is known, feature by feature. A gap is unknown. */
export function curveBlock(sheet: Sheet): LineBlock | null {
  const { you, rivals, features, cell } = sheet.table;
  const valuesOf = (product: number) => features.map((_, at) => worth(cell(at, product).state));
  const known = (product: number) => valuesOf(product).filter((value) => value !== null).length;
  const shown = rivals
    .filter((rival) => known(rival) >= featuresLeast)
    .toSorted((a, z) => known(z) - known(a) || a - z)
    .slice(0, rivalsMost);
  if (you === null || known(you) < featuresLeast || shown.length === 0) return null;
  return {
    id: 'curve',
    kind: 'line',
    title: 'Value curve',
    tab: 'Value curve',
    x: features,
    series: [you, ...shown].map(
      (product): Series => ({
        label: productOf(sheet, product),
        unit: 'share',
        values: valuesOf(product),
        provenance: { kind: 'measured', field: 'matrix' },
      }),
    ),
  };
}
