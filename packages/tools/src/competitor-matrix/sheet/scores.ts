import { constant, over, times } from '@slipway/core';
import type { TableBlock } from '@slipway/report';
import { boundsOf, scoreOf, weightsFor } from '../compute/score.ts';
import type { Segment } from '../compute/segments.ts';
import { productOf, type Sheet } from './sheet.ts';

export function scoresBlock(sheet: Sheet): TableBlock {
  const { segments, table } = sheet;
  const order = [...(table.you === null ? [] : [table.you]), ...table.rivals];
  return {
    id: 'scores',
    kind: 'table',
    title: segments.length > 1 ? 'Score by kind of buyer' : 'Score',
    columns: [
      { label: 'Product' },
      ...segments.flatMap(({ name }) => [
        { label: segments.length > 1 ? name : `Score, ${name}`, numeric: true },
        { label: 'Known', numeric: true },
      ]),
    ],
    rows: order.map((product) => ({
      ...(product === table.you && { strong: true }),
      cells: [
        { label: productOf(sheet, product) },
        ...segments.flatMap((segment, at) => [
          { figure: scoreFigure(sheet, product, segment, at) },
          { figure: knownFigure(sheet, product, segment, at) },
        ]),
      ],
    })),
  };
}

const full = 100;

/** Of the weight that is known, the part it has, out of a hundred; the range is what the unknown cells leave open. */
export function scoreFigure(sheet: Sheet, product: number, segment: Segment, at: number): string {
  const { table, writer, heavy } = sheet;
  const id = `score.${at}.${product}`;
  const label = `Score of ${productOf(sheet, product)}, ${segment.name}`;
  const score = scoreOf(table, product, weightsFor(segment, table.features, heavy));
  if (score.known === 0)
    return writer.figure({
      id,
      label,
      value: null,
      unit: 'points',
      status: 'missing',
      reason: 'Nothing is known of it yet.',
      provenance: { kind: 'measured', field: 'matrix' },
    });
  const [has, known] = [`${id}.has`, `${id}.known`];
  const counted = { unit: 'count', provenance: { kind: 'measured', field: 'matrix' } } as const;
  writer.figure({
    id: has,
    label: 'Weight of what it has, half of it where partly',
    value: score.points,
    ...counted,
  });
  writer.figure({ id: known, label: 'Weight of what is known', value: score.known, ...counted });
  const { low, high } = boundsOf(score);
  const range = { low: full * low, high: full * high, means: 'what the unknown cells allow' };
  // Of less than half, a share would only say what was looked up first.
  if (score.known * 2 < score.total)
    return writer.figure({
      id,
      label,
      value: null,
      range,
      unit: 'points',
      provenance: {
        kind: 'derived',
        formula:
          '100 × weight of what it has ÷ weight of all features, with all that is unknown missing, and with all of it there',
        inputs: [has, known],
      },
    });
  return writer.derive({
    id,
    label,
    unit: 'points',
    formula: over(times(constant(full, 'points'), has), known),
    ...(score.known < score.total && { range }),
    note: 'Unknown cells count neither way.',
  });
}

/** Of all that this kind of buyer weighs, the part of which something is known. */
function knownFigure(sheet: Sheet, product: number, segment: Segment, at: number): string {
  const { table, writer, heavy } = sheet;
  const { known, total } = scoreOf(table, product, weightsFor(segment, table.features, heavy));
  return writer.figure({
    id: at === 0 ? `known.${product}` : `known.${product}.${at}`,
    label: `Known of ${productOf(sheet, product)}, ${segment.name}`,
    value: total === 0 ? 0 : known / total,
    unit: 'share',
    provenance: { kind: 'measured', field: 'matrix' },
  });
}
