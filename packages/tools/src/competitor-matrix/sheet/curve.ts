import type { LineBlock, Series } from '@slipway/report';
import { worth } from '../compute/compared.ts';
import type { Sheet } from './sheet.ts';

const featuresLeast = 3;

/** You against the average of the rivals, from where you lead to where you lag. A gap is unknown. */
export function curveBlock(sheet: Sheet): LineBlock | null {
  const { you, rivals, features, cell } = sheet.table;
  if (you === null) return null;
  const known = features
    .map((name, at) => ({
      name,
      own: worth(cell(at, you).state),
      theirs: meanOf(rivals.map((rival) => worth(cell(at, rival).state))),
    }))
    .toSorted((a, z) => lead(z) - lead(a));
  if (known.filter(({ own, theirs }) => own !== null && theirs !== null).length < featuresLeast) return null;
  const series = (label: string, values: readonly (number | null)[]): Series => ({
    label,
    unit: 'share',
    values,
    provenance: { kind: 'measured', field: 'matrix' },
  });
  return {
    id: 'curve',
    kind: 'line',
    title: 'Value curve: how much each has of a feature',
    tab: 'Value curve',
    x: known.map(({ name }) => name),
    isNamed: true,
    series: [
      series(
        'You',
        known.map(({ own }) => own),
      ),
      series(
        'Rivals, average',
        known.map(({ theirs }) => theirs),
      ),
    ],
  };
}

/** Of those that are known; null where none is. */
function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

const lead = ({ own, theirs }: { readonly own: number | null; readonly theirs: number | null }): number =>
  own === null || theirs === null ? -2 : own - theirs;
