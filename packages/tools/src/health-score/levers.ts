import type { Case } from './case.ts';
import { pointsAt } from './curves.ts';
import { choiceMeasures, isChoice, type MeasureId, type NumberId, numberMeasures } from './measures.ts';
import { type Reading, type Score, totalOf } from './score.ts';
import { gates, isShut } from './stages.ts';

/** Measures as they would be. */
export type Changes = Readonly<Partial<Record<NumberId, number>>>;

/** Something a founder can move. `at` runs from 0, today, to 1, as far as anybody gets. */
interface Lever {
  readonly id: 'burn' | NumberId;
  /** The measure it is about. */
  readonly reading: Reading;
  at(share: number): { readonly changes: Changes; readonly effort: number };
}

export interface Move {
  readonly id: Lever['id'] | MeasureId;
  readonly reading: Reading;
  readonly changes: Changes;
  /** Quarters of work, by our own rule of what a quarter can move. */
  readonly effort: number;
  readonly gain: number;
  /** With an answer instead of a number. */
  readonly answer?: { readonly to: string; readonly points: number };
}

const wanted = 5;
/** Nobody cuts more than this of what is spent. */
const deepestCut = 0.7;
/** What a quarter can cut. */
const quarterCut = 0.15;
/** What a quarter can move. */
const quarters = { growth: 0.02, runway: 3, retention: 0.05 } as const;
/** What a quarter can add to revenue. */
const quarterGrowth = 0.18;
/** In quarters: what takes longer is no plan. */
const longest = 8;
const steps = 24;

/** Every way to five more points, the cheapest first. */
export function listMoves(of: Case, score: Score): readonly Move[] {
  const numbers = leversOf(of, score).flatMap((lever) => {
    const move = pull(score, lever);
    return move === null ? [] : [move];
  });
  return [...numbers, ...answersOf(score)].toSorted((a, b) => a.effort - b.effort || b.gain - a.gain);
}

/** The score with these measures changed, gates looked at again. */
export function rescore(
  score: Score,
  changes: Changes,
  answers: ReadonlyMap<MeasureId, number> = new Map(),
): number {
  const changed = (measure: MeasureId) => (isChoice(measure) ? undefined : changes[measure]);
  const dimensions = score.dimensions.map((dimension) => {
    const points = dimension.readings.map((reading) => {
      const value = changed(reading.measure);
      if (value === undefined || isChoice(reading.measure))
        return answers.get(reading.measure) ?? reading.points;
      return pointsAt(numberMeasures[reading.measure].curve, value);
    });
    return points.length === 0
      ? dimension
      : { ...dimension, points: points.reduce((a, b) => a + b, 0) / points.length };
  });
  const all = score.dimensions.flatMap((one) => one.readings);
  const caps = gates.flatMap((gate) => {
    const value = changed(gate.measure) ?? all.find(({ measure }) => measure === gate.measure)?.value ?? null;
    return value !== null && isShut(gate, value) ? [gate.cap] : [];
  });
  return totalOf(dimensions, Math.min(100, ...caps)).health ?? 0;
}

function pull(score: Score, { id, reading, at }: Lever): Move | null {
  const gainAt = (share: number) => rescore(score, at(share).changes) - (score.health ?? 0);
  if (gainAt(1) < wanted) return null;
  let [low, high] = [0, 1];
  for (let step = 0; step < steps; step++) {
    const middle = (low + high) / 2;
    if (gainAt(middle) >= wanted) high = middle;
    else low = middle;
  }
  const { changes, effort } = at(high);
  return effort > longest ? null : { id, reading, changes: roundUp(changes), effort, gain: gainAt(high) };
}

/** Shares to a tenth of a percent: nobody aims finer. */
function roundUp(changes: Changes): Changes {
  const up = (value: number) => Math.ceil(value * 1000 - 1e-6) / 1000;
  const isShare = (id: string) => id === 'growth' || id === 'retention';
  return Object.fromEntries(Object.entries(changes).map(([id, to]) => [id, isShare(id) ? up(to) : to]));
}

function leversOf(of: Case, score: Score): readonly Lever[] {
  const all = score.dimensions.flatMap((one) => one.readings);
  const find = (id: NumberId) => {
    const reading = all.find(({ measure, value }) => measure === id && value !== null);
    return reading === undefined ? null : { reading, value: reading.value ?? 0 };
  };
  const levers: Lever[] = [];
  const [runway, multiple, growth, ltvCac, payback] = (
    ['runway', 'burnMultiple', 'growth', 'ltvCac', 'payback'] as const
  ).map(find);
  const spent = runway ?? multiple;
  if (spent && (of.number('netBurn')?.value ?? 0) > 0)
    levers.push({
      id: 'burn',
      reading: spent.reading,
      at: (share) => ({
        changes: burnLeft(score, 1 - deepestCut * share),
        effort: (deepestCut * share) / quarterCut,
      }),
    });
  else if (runway) levers.push(towards(runway, 'runway', 24));
  if (growth)
    levers.push({
      id: 'growth',
      reading: growth.reading,
      at(share) {
        const to = growth.value + share * Math.max(0, 0.3 - growth.value);
        const faster =
          multiple && growth.value > 0 ? { burnMultiple: (multiple.value * growth.value) / to } : {};
        return {
          changes: { growth: to, ...faster },
          effort: (to - growth.value) / quarters.growth,
        };
      },
    });
  if (ltvCac)
    levers.push({
      id: 'ltvCac',
      reading: ltvCac.reading,
      at(share) {
        const left = 1 - deepestCut * share;
        const sooner = payback ? { payback: payback.value * left } : {};
        return { changes: { ltvCac: ltvCac.value / left, ...sooner }, effort: (1 - left) / quarterCut };
      },
    });
  const retention = find('retention');
  if (retention) levers.push(towards(retention, 'retention', 0.95));
  const top = find('topShare');
  if (top) levers.push(towards(top, 'topShare', 0.1));
  return levers;
}

/** What follows from burning this part of today's burn: the same cash lasts longer, the same growth costs less. */
export function burnLeft(score: Score, left: number): Changes {
  const known = (id: NumberId) =>
    score.dimensions.flatMap((one) => one.readings).find(({ measure }) => measure === id)?.value ?? null;
  const [runway, multiple] = [known('runway'), known('burnMultiple')];
  return {
    ...(runway !== null && { runway: runway / left }),
    ...(multiple !== null && { burnMultiple: multiple * left }),
  };
}

function towards(
  { reading, value }: { readonly reading: Reading; readonly value: number },
  id: 'runway' | 'retention' | 'topShare',
  best: number,
): Lever {
  return {
    id,
    reading,
    at(share) {
      const isThere = id === 'topShare' ? value <= best : value >= best;
      const to = isThere ? value : value + share * (best - value);
      // A share falls only as fast as others come.
      const effort = id === 'topShare' ? (value / to - 1) / quarterGrowth : (to - value) / quarters[id];
      return { changes: { [id]: to }, effort };
    },
  };
}

/** The nearest answer that is worth enough; each rung on the way is a quarter. */
function answersOf(score: Score): readonly Move[] {
  return score.dimensions
    .flatMap((one) => one.readings)
    .flatMap((reading): Move[] => {
      const { measure } = reading;
      if (!isChoice(measure)) return [];
      const above = choiceMeasures[measure].rungs.filter(({ points }) => points > reading.points);
      const gains = above.map(
        ({ points }) => rescore(score, {}, new Map([[measure, points]])) - (score.health ?? 0),
      );
      const at = gains.findIndex((gain) => gain >= wanted - 1e-9);
      const [rung, gain] = [above[at], gains[at]];
      if (rung === undefined || gain === undefined) return [];
      return [{ id: measure, reading, changes: {}, effort: at + 1, gain, answer: rung }];
    });
}
