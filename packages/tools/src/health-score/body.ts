import type { BarsBlock, Block, FindingsBlock, LineBlock, WaterfallBlock } from '@slipway/report';
import { pastFigure } from './answer.ts';
import type { Case } from './case.ts';
import type { ScoreFigures } from './figures.ts';
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
export function historyBlock(of: Case, { health }: Score): LineBlock | null {
  const { past, asOf } = of.basis;
  const earlier = past.filter(({ date }) => date !== asOf);
  if (earlier.length === 0 || health === null) return null;
  const inputs = [...earlier.map((one) => pastFigure(of, one)), 'health'];
  return {
    id: 'history',
    kind: 'line',
    title: 'Direction',
    x: [...earlier.map(({ date }) => date), asOf],
    series: [
      {
        label: 'Health',
        unit: 'points',
        values: [...earlier.map((one) => one.health), health],
        provenance: { kind: 'derived', formula: 'health of each run', inputs },
      },
    ],
  };
}

/** Which dimensions moved most since the run before. */
export function movedBlock({ basis, writer }: Case, { parts }: ScoreFigures): Block | null {
  const moved = parts
    .flatMap(({ dimension: { id, points }, score }) => {
      const before = basis.before[id];
      return before === undefined || points === null || Math.abs(points - before) < 1
        ? []
        : [{ id, before, points, score }];
    })
    .toSorted((a, b) => Math.abs(b.points - b.before) - Math.abs(a.points - a.before))
    .slice(0, 3);
  const date = basis.past.at(-1)?.date;
  if (moved.length === 0 || date === undefined) return null;
  return {
    id: 'moved',
    kind: 'findings',
    title: 'Moved since the run before',
    rows: moved.map(({ id, before, points, score }) => {
      const was = writer.figure({
        id: `was.${id}`,
        label: `${dimensionLabels[id]} in the run before`,
        value: before,
        unit: 'points',
        provenance: { kind: 'measured', field: 'health', from: { tool: 'Health Score', date } },
      });
      return {
        label: dimensionLabels[id],
        statements: [
          writer.say(
            `moved.${id}`,
            `${points > before ? 'Up' : 'Down'} from {{f:${was}}} to {{f:${score}}}.`,
          ),
        ],
      };
    }),
  };
}
