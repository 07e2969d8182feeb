import type { BarsBlock, FindingsBlock, LineBlock, Statement, WaterfallBlock } from '@slipway/report';
import { pastFigure } from './answer.ts';
import type { Case } from './case.ts';
import type { ScoreFigures } from './figures.ts';
import { foundBy } from './found-by.ts';
import { listGaps } from './gaps.ts';
import { labelOf } from './measures.ts';
import { sayReading } from './sayings.ts';
import type { Score } from './score.ts';
import { dimensionLabels } from './stages.ts';

export function barsBlock(of: Case, score: Score, figures: ScoreFigures): BarsBlock {
  return {
    id: 'dimensions',
    kind: 'bars',
    title: 'Dimensions',
    max: 100,
    rows: score.dimensions.map(({ id, weight, readings, points }) => {
      const part = figures.parts.find(({ dimension }) => dimension.id === id);
      const [weakest] = readings.toSorted((a, b) => a.points - b.points);
      return {
        label: dimensionLabels[id],
        weight: `${Math.round(weight * 100)}%`,
        figure: part?.score ?? openFigure(of, id),
        ...(points === null && { unknown: true }),
        ...(weakest && { note: sayReading(of, weakest, `bar.${id}`) }),
      };
    }),
  };
}

function openFigure({ writer }: Case, id: Score['dimensions'][number]['id']): string {
  return writer.figure({
    id: `open.${id}`,
    label: dimensionLabels[id],
    value: null,
    unit: 'points',
    range: { low: 0, high: 100, means: 'nothing is known of it' },
    provenance: { kind: 'assumed', why: 'Not known, so anything is possible.' },
  });
}

/** From nothing to the score, the largest part first, and what a gate takes away. */
export function waterfallBlock(score: Score, { parts, loss, health }: ScoreFigures): WaterfallBlock | null {
  if (score.health === null || parts.length < 2) return null;
  const adds = ({ weight, points }: Score['dimensions'][number]) => weight * (points ?? 0);
  return {
    id: 'waterfall',
    kind: 'waterfall',
    title: 'Where the points come from',
    steps: [
      ...parts
        .toSorted((a, b) => adds(b.dimension) - adds(a.dimension))
        .map(({ dimension, adds: figure }) => ({
          label: dimensionLabels[dimension.id],
          figure,
          role: 'up' as const,
        })),
      ...(loss === null ? [] : [{ label: 'Gate', figure: loss, role: 'down' as const }]),
      { label: 'Health', figure: health, role: 'total' as const },
    ],
  };
}

/** What is open, by what it weighs, and how to get it. */
export function collectBlock(of: Case, score: Score): FindingsBlock | null {
  const gaps = listGaps(of, score);
  if (gaps.length === 0) return null;
  return {
    id: 'collect',
    kind: 'findings',
    title: 'What is missing',
    rows: gaps.map(({ measure, says, worth }) => ({
      label: labelOf(measure),
      statements: [of.writer.say(`collect.${measure}`, `${says} Decides {{f:${worth}}}.`)],
    })),
  };
}

/** Earlier runs and this one. */
export function historyBlock(of: Case, { health }: Score, figures: ScoreFigures): LineBlock | null {
  const { past, asOf } = of.basis;
  const earlier = past.filter(({ date }) => date !== asOf);
  if (earlier.length === 0 || health === null) return null;
  const inputs = [...earlier.map((one) => pastFigure(of, one)), 'health'];
  const intro = sayMoved(of, figures);
  return {
    id: 'history',
    kind: 'line',
    title: 'Direction',
    ...(intro && { intro }),
    x: [...earlier.map(({ date }) => date), asOf],
    series: [
      {
        label: 'Health',
        unit: 'points',
        values: [...earlier.map((one) => one.health), health],
        provenance: foundBy('health of each run', ...inputs),
      },
    ],
  };
}

/** The dimension that moved most since the run before. */
function sayMoved({ basis, writer }: Case, { parts }: ScoreFigures): Statement | null {
  const { date, run } = basis.past.at(-1) ?? {};
  const [most] = parts
    .flatMap(({ dimension: { id, points }, score }) => {
      const before = basis.before[id];
      return before === undefined ? [] : [{ id, before, score, by: (points ?? before) - before }];
    })
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (date === undefined || most === undefined || Math.abs(most.by) < 1) return null;
  const was = writer.figure({
    id: 'was',
    label: `${dimensionLabels[most.id]} in the run before`,
    value: most.before,
    unit: 'points',
    provenance: {
      kind: 'measured',
      field: 'health',
      from: { tool: 'Health Score', date, ...(run && { run }) },
    },
  });
  return writer.say(
    'moved',
    `${dimensionLabels[most.id]} moved most: from {{f:${was}}} to {{f:${most.score}}}.`,
  );
}
