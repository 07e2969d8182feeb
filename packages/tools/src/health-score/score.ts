import type { Case } from './case.ts';
import { pointsAt } from './curves.ts';
import { fields } from './fields.ts';
import { type ChoiceId, choiceMeasures, isChoice, type MeasureId, numberMeasures } from './measures.ts';
import { type Measured, readNumber } from './read-measures.ts';
import { type DimensionId, type Gate, gates, isShut, leastCoverage, type Stage, stages } from './stages.ts';

export interface Reading extends Measured {
  readonly measure: MeasureId;
  readonly points: number;
  /** Of a choice: the answer in words. */
  readonly answer?: string;
}

export interface Dimension {
  readonly id: DimensionId;
  /** Of 1. */
  readonly weight: number;
  readonly readings: readonly Reading[];
  readonly open: readonly MeasureId[];
  /** Mean of what is known; null where nothing is. */
  readonly points: number | null;
  /** Share of it that is known. */
  readonly known: number;
}

export interface Score {
  readonly stage: Stage;
  readonly dimensions: readonly Dimension[];
  /** Share of the weights that is known. */
  readonly coverage: number;
  /** Mean of what is known, before the gates; null where nothing is. */
  readonly average: number | null;
  /** Average under the lowest gate; null where too little is known for a number. */
  readonly health: number | null;
  /** With the unknown at nothing and at everything. */
  readonly low: number;
  readonly high: number;
  /** Those that are shut, the lowest first. */
  readonly shut: readonly (Gate & { readonly reading: Reading })[];
}

export function makeScore(of: Case): Score {
  const stage = stageOf(of);
  const readings = new Map<MeasureId, Reading | null>();
  const read = (id: MeasureId) => {
    if (!readings.has(id)) readings.set(id, readMeasure(of, id));
    return readings.get(id) ?? null;
  };
  const dimensions = stages[stage].dimensions.map(({ id, weight, measures, besides = [] }): Dimension => {
    const asked = measures.map((measure) => ({ measure, reading: read(measure) }));
    const found = [...asked, ...besides.map((measure) => ({ measure, reading: read(measure) }))].flatMap(
      ({ reading }) => (reading === null ? [] : [reading]),
    );
    const open = asked.flatMap(({ measure, reading }) => (reading === null ? [measure] : []));
    const points = found.length === 0 ? null : meanOf(found.map((one) => one.points));
    return {
      id,
      weight: weight / 100,
      readings: found,
      open,
      points,
      known: found.length === 0 ? 0 : found.length / (found.length + open.length),
    };
  });
  const shut = gates
    .flatMap((gate) => {
      const reading = dimensions
        .flatMap((one) => one.readings)
        .find(({ measure }) => measure === gate.measure);
      const isHeld = reading !== undefined && reading.value !== null && isShut(gate, reading.value);
      return isHeld ? [{ ...gate, reading }] : [];
    })
    .toSorted((a, b) => a.cap - b.cap);
  return { stage, dimensions, shut, ...totalOf(dimensions, shut[0]?.cap ?? 100) };
}

export function totalOf(dimensions: readonly Dimension[], cap: number) {
  const sum = (part: (one: Dimension) => number) => dimensions.reduce((so, one) => so + part(one), 0);
  const coverage = sum(({ weight, known }) => weight * known);
  const weighed = sum(({ weight, points }) => (points === null ? 0 : weight));
  const average = weighed === 0 ? null : sum(({ weight, points }) => weight * (points ?? 0)) / weighed;
  const least = sum(({ weight, known, points }) => weight * known * (points ?? 0));
  return {
    coverage,
    average,
    health: average === null || coverage < leastCoverage - 1e-9 ? null : Math.min(cap, average),
    low: Math.min(cap, least),
    high: Math.min(cap, least + 100 * (1 - coverage)),
  };
}

const meanOf = (all: readonly number[]) => all.reduce((a, b) => a + b, 0) / all.length;

function readMeasure(of: Case, id: MeasureId): Reading | null {
  if (isChoice(id)) return readChoice(of, id);
  const measured = readNumber(of, id);
  if (measured === null) return null;
  const { curve } = numberMeasures[id];
  const points = measured.limit?.points ?? (measured.value === null ? 0 : pointsAt(curve, measured.value));
  return { ...measured, measure: id, points };
}

function readChoice(of: Case, id: ChoiceId): Reading | null {
  const { label, field, rungs } = choiceMeasures[id];
  const chosen = of.choice(field);
  const rung = rungs.find(({ value }) => value === chosen?.value);
  if (chosen === null || rung === undefined) return null;
  const points = rung.points * (id === 'evidence' ? shareOfRung(of, chosen.value) : 1);
  const figure = of.writer.figure({
    id,
    label,
    value: points,
    unit: 'points',
    provenance: chosen.provenance,
  });
  return {
    ...chosen,
    measure: id,
    figure,
    value: null,
    points,
    answer: wordsOf(field, chosen.value),
    isWhatIf: false,
  };
}

function wordsOf(name: string, value: string): string {
  const field = fields.find((one) => one.name === name);
  const label =
    field?.kind === 'choice' ? field.options.find((one) => one.value === value)?.label : undefined;
  return label ?? value;
}

/** Ten interviews make the rung; five and those that are not counted make two thirds of it (rubrics reference, D11). */
function shareOfRung(of: Case, value: string): number {
  if (value !== 'interviews') return 1;
  const count = of.number('evidenceCount')?.value ?? 5;
  return count >= 10 ? 1 : count >= 5 ? 2 / 3 : 1 / 2;
}

/** Currencies of which a million a year is about a million dollars. */
const nearDollar = new Set(['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'AUD', 'SGD']);
const scalingRevenue = 1e6;

function stageOf(of: Case): Stage {
  const chosen = of.input.assumptions?.weighting;
  if (typeof chosen === 'string' && Object.hasOwn(stages, chosen)) return chosen as Stage;
  const mrr = of.number('mrr')?.value;
  if (mrr !== undefined && mrr * 12 >= scalingRevenue && nearDollar.has(of.currency)) return 'scaling';
  if (mrr !== undefined) return mrr > 0 ? 'early-revenue' : 'pre-revenue';
  const earns = of.choice('stage')?.value === 'paying' || of.choice('evidence')?.value === 'paying';
  return earns || of.number('growthPerMonth') !== null || of.number('revenueChurn') !== null
    ? 'early-revenue'
    : 'pre-revenue';
}
