import {
  constant,
  type Expression,
  isMoney,
  least,
  listed,
  minus,
  over,
  plus,
  readAs,
  times,
} from '@slipway/core';
import type { Writer } from '@slipway/report';
import { segmentAt } from './curves.ts';
import { foundBy } from './found-by.ts';
import { isChoice, labelOf, type MeasureId, type NumberMeasure, numberMeasures } from './measures.ts';
import type { Dimension, Reading, Score } from './score.ts';
import { dimensionLabels, stages } from './stages.ts';

export interface ScoreFigures {
  readonly health: string;
  readonly coverage: string;
  /** Before the gates; the same as health where none is shut. */
  readonly average: string | null;
  /** Of the dimensions of which something is known. */
  readonly parts: readonly {
    readonly dimension: Dimension;
    readonly weight: string;
    readonly score: string;
    readonly adds: string;
  }[];
  /** The lowest gate that is shut. */
  readonly cap: string | null;
  /** What it takes away. */
  readonly loss: string | null;
}

/** Read as one: the list is in the working. */
export const sumOfWeights = (parts: readonly { readonly weight: string }[]): Expression =>
  listed(
    'plus',
    'the known weights',
    parts.map(({ weight }) => weight),
  );

const openRange = 'with what is open at its worst and at its best';

/** Every step from a measure to the score as a figure that opens. */
export function writeFigures(score: Score, writer: Writer): ScoreFigures {
  const weights = new Map(score.dimensions.map(({ id }) => [id, writeWeight(score, id, writer)]));
  const weightOf = (one: Dimension) => weights.get(one.id) ?? '';
  const scored = score.dimensions.filter(({ points }) => points !== null);
  const scores = scored.map((dimension) => ({
    dimension,
    weight: weightOf(dimension),
    score: writeScore(dimension, writer),
  }));
  const all = sumOfWeights(scores);
  const parts = scores.map((one) => ({
    ...one,
    adds: writer.derive({
      id: `adds.${one.dimension.id}`,
      label: `${dimensionLabels[one.dimension.id]}: points it adds`,
      unit: 'points',
      formula: over(times(one.weight, one.score), all),
    }),
  }));
  const mean = over(plus(...scores.map((one) => times(one.weight, one.score))), all);
  const gate = score.shut[0];
  const cap = gate === undefined ? null : writeCap(gate, writer);
  const head = { id: 'health', label: 'Health', unit: 'points' } as const;
  const average =
    cap === null || scores.length === 0
      ? null
      : writer.derive({ id: 'average', label: 'Health without the gate', unit: 'points', formula: mean });
  return {
    average,
    parts,
    cap,
    loss:
      cap === null || average === null || (score.average ?? 0) <= (gate?.cap ?? 0)
        ? null
        : writer.derive({
            id: 'gate.loss',
            label: 'Taken away by the gate',
            unit: 'points',
            formula: minus(average, cap),
          }),
    coverage: writeCoverage(score, weightOf, writer),
    health:
      score.health === null
        ? writer.figure({
            ...head,
            value: null,
            range: { low: score.low, high: score.high, means: openRange },
            provenance: {
              kind: 'derived',
              formula: 'weight × points of what is known, and 0 to 100 points for what is open',
              inputs: scores.flatMap((one) => [one.weight, one.score]),
            },
          })
        : writer.derive({
            ...head,
            ...(score.high - score.low > 0.5 && {
              range: { low: score.low, high: score.high, means: openRange },
            }),
            formula: cap === null ? mean : least(average ?? mean, cap),
          }),
  };
}

function writeWeight({ dimensions, stage }: Score, id: Dimension['id'], writer: Writer): string {
  return writer.figure({
    id: `weight.${id}`,
    label: `Weight of ${dimensionLabels[id].toLowerCase()}`,
    value: dimensions.find((one) => one.id === id)?.weight ?? 0,
    unit: 'share',
    provenance: { kind: 'assumed', why: `Our weight for a company ${stages[stage].label}.` },
  });
}

function writeScore({ id, readings }: Dimension, writer: Writer): string {
  const points = readings.map((reading) => writePoints(reading, writer));
  const [only] = points;
  return writer.derive({
    id: `score.${id}`,
    label: dimensionLabels[id],
    unit: 'points',
    formula: points.length === 1 && only !== undefined ? plus(only) : { op: 'mean', of: points },
  });
}

export const pointsId = (measure: MeasureId): string => (isChoice(measure) ? measure : `points.${measure}`);

function writePoints({ measure, figure, value, limit, points }: Reading, writer: Writer): string {
  if (isChoice(measure)) return figure;
  const id = pointsId(measure);
  const head = { id, label: `${labelOf(measure)}: points`, unit: 'points' } as const;
  if (limit !== undefined || value === null)
    return writer.figure({ ...head, value: points, provenance: foundBy(limit?.because ?? '', figure) });
  const { curve, unit }: NumberMeasure = numberMeasures[measure];
  const line = segmentAt(curve, value);
  if (line === null)
    return writer.derive({
      ...head,
      formula: constant(points, 'points'),
      also: [figure],
      note: 'At the end of its scale.',
    });
  const { from, to } = line;
  const at = (edge: number): Expression => constant(edge, unit, isMoney(unit) ? 'USD' : undefined);
  return writer.derive({
    ...head,
    formula: plus(
      constant(from[1], 'points'),
      times(over(minus(figure, at(from[0])), at(to[0] - from[0])), constant(to[1] - from[1], 'points')),
    ),
    note: 'A straight line between two corners of its scale.',
  });
}

function writeCap({ cap }: Score['shut'][number], writer: Writer): string {
  return writer.figure({
    id: 'gate',
    label: 'Most points while the gate is shut',
    value: cap,
    unit: 'points',
    provenance: { kind: 'assumed', why: 'Our rule: this danger outweighs every average.' },
  });
}

function writeCoverage({ dimensions }: Score, weightOf: (one: Dimension) => string, writer: Writer): string {
  const known = dimensions.filter((one) => one.known > 0);
  return writer.derive({
    id: 'coverage',
    label: 'Data coverage',
    unit: 'points',
    formula: readAs(
      'points',
      times(
        100,
        plus(...known.map((one) => (one.known === 1 ? weightOf(one) : times(weightOf(one), one.known)))),
      ),
    ),
    note: 'The weights of what is known.',
  });
}
