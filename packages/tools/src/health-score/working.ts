import type { AssumptionRow, AssumptionsBlock, Block, CardsBlock, TableBlock } from '@slipway/report';
import type { Case } from './case.ts';
import { pointsId, type ScoreFigures } from './figures.ts';
import { isChoice, labelOf, type NumberMeasure, numberMeasures } from './measures.ts';
import { benchOf } from './sayings.ts';
import type { Score } from './score.ts';
import { dimensionLabels, stages } from './stages.ts';

export function workingBlocks(of: Case, score: Score, figures: ScoreFigures): readonly (Block | null)[] {
  return [
    benchBlock(of, score),
    originTable(score),
    workingTable(score, figures),
    assumptionsBlock(of, score),
  ];
}

/** Each number against the bands its publisher gives. */
function benchBlock(of: Case, { dimensions }: Score): CardsBlock | null {
  const cards = dimensions
    .flatMap(({ readings }) => readings)
    .flatMap(({ measure, figure, value }) => {
      const bench = value === null ? null : benchOf(of, measure);
      return bench === null ? [] : [{ figure, bands: bench.bands, source: bench.source }];
    });
  return cards.length === 0
    ? null
    : { id: 'usual', kind: 'cards', title: 'Against what is usual', folded: true, cards };
}

function originTable({ dimensions }: Score): TableBlock | null {
  const readings = dimensions.flatMap((one) => one.readings);
  if (readings.length === 0) return null;
  return {
    id: 'origins',
    kind: 'table',
    title: 'Where each number comes from',
    folded: true,
    columns: [
      { label: 'Number' },
      { label: 'Value', numeric: true },
      { label: 'Points', numeric: true },
      { label: 'From' },
    ],
    rows: readings.map(({ measure, figure, answer, origin }) => ({
      cells: [
        { label: labelOf(measure) },
        answer === undefined ? { figure } : { label: answer },
        { figure: pointsId(measure) },
        { label: upperFirst(origin) },
      ],
    })),
  };
}

function workingTable(
  { dimensions }: Score,
  { parts, average, cap, health }: ScoreFigures,
): TableBlock | null {
  if (parts.length === 0) return null;
  const blank = { label: '' };
  return {
    id: 'working',
    kind: 'table',
    title: 'How health is computed',
    folded: true,
    columns: [
      { label: 'Dimension' },
      { label: 'Points', numeric: true },
      { label: 'Weight', numeric: true },
      { label: 'Adds', numeric: true },
    ],
    rows: [
      ...parts.map(({ dimension, score, weight, adds }) => ({
        cells: [
          { label: dimensionLabels[dimension.id] },
          { figure: score },
          { figure: weight },
          { figure: adds },
        ],
      })),
      ...dimensions
        .filter(({ points }) => points === null)
        .map(({ id }) => ({
          cells: [{ label: `${dimensionLabels[id]} (not known)` }, blank, { figure: `weight.${id}` }, blank],
        })),
      ...(average === null ? [] : [{ cells: [{ label: 'Average' }, { figure: average }, blank, blank] }]),
      ...(cap === null ? [] : [{ cells: [{ label: 'Gate: at most' }, { figure: cap }, blank, blank] }]),
      { cells: [{ label: 'Health' }, { figure: health }, blank, blank], strong: true },
    ],
  };
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The weighting, and every number of the score: each change is free and moves the whole sheet. */
function assumptionsBlock(of: Case, { stage, dimensions }: Score): AssumptionsBlock {
  const { writer, input } = of;
  const numbers = dimensions.flatMap(({ readings }) =>
    readings.flatMap((reading): AssumptionRow[] => {
      const { measure, figure, value } = reading;
      if (isChoice(measure) || value === null) return [];
      const { label, control }: NumberMeasure = numberMeasures[measure];
      return [
        {
          id: measure,
          label,
          figure,
          control: { type: 'number', ...control },
          isOwn: reading.isWhatIf,
          why: writer.say(`why-if.${measure}`, `{{f:${figure}}} earns {{f:${pointsId(measure)}}} points.`),
        },
      ];
    }),
  );
  return {
    id: 'assumptions',
    kind: 'assumptions',
    title: 'What if',
    folded: true,
    rows: [
      {
        id: 'weighting',
        label: 'Weighed as',
        chosen: stage,
        control: {
          type: 'choice',
          options: Object.entries(stages).map(([value, { label }]) => ({
            value,
            label: `A company ${label}`,
          })),
        },
        isOwn: typeof input.assumptions?.weighting === 'string',
        why: writer.say(
          'why-weighting',
          'What counts, and how much, changes once revenue comes in and again when it scales.',
        ),
      },
      ...numbers,
    ],
  };
}
