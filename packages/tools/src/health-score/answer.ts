import { constant, minus, over, times } from '@slipway/core';
import type { AnswerBlock, Dial, StepsBlock } from '@slipway/report';
import { trimAnswer } from '../idea/trim-answer.ts';
import type { Case } from './case.ts';
import { fields } from './fields.ts';
import { type ScoreFigures, sumOfWeights } from './figures.ts';
import { foundBy } from './found-by.ts';
import { listGaps } from './gaps.ts';
import { choiceMeasures, isChoice } from './measures.ts';
import { sayReading } from './sayings.ts';
import type { Dimension, Score } from './score.ts';
import { dimensionLabels, gradeOf, stages } from './stages.ts';

interface Parts {
  readonly of: Case;
  readonly score: Score;
  readonly figures: ScoreFigures;
  readonly steps: readonly StepsBlock['steps'][number][];
}

export function writeAnswer(parts: Parts): AnswerBlock {
  const { of, score, steps } = parts;
  const [first] = steps;
  const tone = score.health === null ? 'plain' : (gradeOf(score.health)?.tone ?? 'plain');
  return trimAnswer({
    id: 'answer',
    kind: 'answer',
    tone,
    word: null,
    verdict: of.writer.say('verdict', verdictText(parts), ...of.naming),
    dials: dialsOf(parts),
    reasons: reasonsOf(parts),
    ...(first === undefined
      ? collectNext(parts)
      : {
          next: {
            do: { ...first.do, id: 'next.do' },
            ...(first.passes && { passes: { ...first.passes, id: 'next.passes' } }),
            dueDays: first.dueDays ?? 30,
          },
        }),
    assumed: of.writer.say('assumed', `Weighed as a company ${stages[score.stage].label}.`, {
      kind: 'figure',
      id: parts.figures.coverage,
    }),
    ...question(parts),
  });
}

/** Too little is known for a number: the largest gap first. */
function collectNext({ of, score }: Parts): Pick<AnswerBlock, 'next'> {
  const [gap] = score.health === null ? listGaps(of, score) : [];
  if (gap === undefined) return {};
  const { says, worth } = gap;
  return {
    next: {
      do: of.writer.say('next.do', says),
      passes: of.writer.say('next.passes', `It is in the record: it decides {{f:${worth}}}.`),
      dueDays: 7,
    },
  };
}

function verdictText(parts: Parts): string {
  const { of, score, figures } = parts;
  const health = `{{f:${figures.health}}}`;
  const known = `{{f:${figures.coverage}}}`;
  const [gate] = score.shut;
  if (score.health === null) {
    const capped =
      gate === undefined ? '' : `, and health is capped at {{f:${figures.cap}}} ${gateFact(gate)}`;
    return `${of.company} scores ${health}: data coverage is only ${known} points${capped}.`;
  }
  const grade = gradeOf(score.health)?.says ?? '';
  if (gate !== undefined && figures.loss !== null && figures.average !== null)
    return `${of.company} is ${grade}: held at ${health} by the ${gateName(gate.measure)} gate, ${gateFact(gate)}. Without it: {{f:${figures.average}}}.`;
  if (gate !== undefined)
    return `${of.company} is ${grade}: ${health} points, and the ${gateName(gate.measure)} gate is shut, ${gateFact(gate)}.`;
  return `${of.company} is ${grade}: ${health} points${direction(of, score)}.${costliest(parts)}`;
}

const gateName = (measure: Score['shut'][number]['measure']) =>
  ({ runway: 'runway', retention: 'retention', topShare: 'concentration' })[measure];

function gateFact({ measure, reading: { figure } }: Score['shut'][number]): string {
  const value = `{{f:${figure}}}`;
  if (measure === 'runway') return `with ${value} of cash`;
  return measure === 'retention'
    ? `with ${value} of revenue kept over a year`
    : `with one customer at ${value} of revenue`;
}

/** The dimension that costs most, where it costs something that can be felt. */
function costliest({ of, figures }: Parts): string {
  const [worst] = figures.parts.toSorted((a, b) => lostIn(b.dimension) - lostIn(a.dimension));
  if (worst === undefined || lostIn(worst.dimension) < 5) return '';
  const lost = of.writer.derive({
    id: 'costs',
    label: `Points lost in ${dimensionLabels[worst.dimension.id].toLowerCase()}`,
    unit: 'points',
    noun: 'points',
    formula: over(
      times(worst.weight, minus(constant(100, 'points'), worst.score)),
      sumOfWeights(figures.parts),
    ),
  });
  return ` ${dimensionLabels[worst.dimension.id]} costs most: {{f:${lost}}}.`;
}

const lostIn = ({ weight, points }: Dimension) => 100 * weight * (1 - (points ?? 0) / 100);

/** ", up 6 since 3 Sep 2026". */
function direction(of: Case, { health }: Score): string {
  const last = of.basis.past.at(-1);
  if (last === undefined || health === null) return '';
  const change = Math.round(health - last.health);
  if (change === 0) return ', as in the run before';
  const by = of.writer.figure({
    id: 'change',
    label: 'Change since the run before',
    value: Math.abs(change),
    unit: 'points',
    period: `since ${last.date}`,
    provenance: foundBy('health now − health in the run before', pastFigure(of, last)),
  });
  return `, ${change > 0 ? 'up' : 'down'} {{f:${by}}} since the run before`;
}

export function pastFigure({ writer }: Case, { date, health, run }: Case['basis']['past'][number]): string {
  return writer.figure({
    id: `past.${date}`,
    label: 'Health in an earlier run',
    value: health,
    unit: 'points',
    period: date,
    provenance: {
      kind: 'measured',
      field: 'health',
      from: { tool: 'Health Score', date, ...(run && { run }) },
    },
  });
}

function dialsOf({ of, score, figures }: Parts): readonly Dial[] {
  const open = score.dimensions
    .filter(({ known }) => known < 1)
    .map(({ id }) => dimensionLabels[id].toLowerCase());
  const note =
    open.length === 0
      ? 'Every dimension is known.'
      : `Open: ${open.slice(0, 3).join(', ')}${open.length > 3 ? ' and more' : ''}.`;
  return [
    { label: 'Health', figure: figures.health, max: 100 },
    {
      label: 'Data coverage',
      figure: figures.coverage,
      max: 100,
      note: of.writer.say('coverage-note', note, { kind: 'figure', id: figures.coverage }),
    },
  ];
}

/** The two whose weakest number costs most points, and the one that gives most: each says that number. */
function reasonsOf({ of, score }: Parts): AnswerBlock['reasons'] {
  const scored = score.dimensions.filter((one): one is Dimension & { points: number } => one.points !== null);
  const byLoss = scored
    .filter(({ points }) => points < 65)
    .toSorted((a, b) => b.weight * (100 - weakest(b)) - a.weight * (100 - weakest(a)));
  const weak = byLoss.slice(0, 2);
  const strong = scored
    .filter((one) => !weak.includes(one) && one.points >= 65)
    .toSorted(
      (a, b) => Number(isCounted(b)) - Number(isCounted(a)) || b.weight * b.points - a.weight * a.points,
    )
    .slice(0, 3 - weak.length);
  const isGrowthSaid = weak.some(({ id }) => id === 'growth');
  return [
    ...weak.map((one) => ({ one, reading: weakestOf(one, isGrowthSaid) })),
    ...strong.map((one) => ({ one, reading: strongest(one) })),
  ].flatMap(({ one, reading }) =>
    reading === undefined
      ? []
      : [{ label: dimensionLabels[one.id], statement: sayReading(of, reading, `why.${one.id}`) }],
  );
}

const weakest = ({ readings }: Dimension) => Math.min(...readings.map(({ points }) => points));

/** Burn without growth is no second reason beside the growth itself. */
function weakestOf(
  { readings }: Dimension,
  isGrowthSaid: boolean,
): Dimension['readings'][number] | undefined {
  const others = readings.filter(({ limit }) => !isGrowthSaid || limit?.points !== 0);
  return (others.length > 0 ? others : readings).toSorted((a, b) => a.points - b.points)[0];
}

/** A number that earns points says more than an answer that was chosen. */
function strongest({ readings }: Dimension): Dimension['readings'][number] | undefined {
  const counted = readings.filter(({ measure, points }) => !isChoice(measure) && points >= 65);
  return (counted.length > 0 ? counted : readings).toSorted((a, b) => b.points - a.points)[0];
}

/** A number says more than an answer that was chosen. */
const isCounted = ({ readings }: Dimension) =>
  readings.some(({ value }) => value !== null) && readings.every(({ measure }) => !isChoice(measure));

const asks = {
  evidence: 'How far have customers gone?',
  stage: 'How far is the product?',
  whoBuilds: 'Who builds it?',
  whoSells: 'Who sells it?',
} as const;

/** The open answer that can be given in place and weighs most. */
function question({ of, score }: Parts): Pick<AnswerBlock, 'question'> {
  const [first] = score.dimensions
    .flatMap(({ open, weight }) =>
      open.flatMap((measure) => (isChoice(measure) ? [{ weight: weight / open.length, measure }] : [])),
    )
    .toSorted((a, b) => b.weight - a.weight);
  if (first === undefined) return {};
  const { field: name } = choiceMeasures[first.measure];
  const field = fields.find((one) => one.name === name);
  if (field?.kind !== 'choice') return {};
  return {
    question: { question: of.writer.say('question', asks[name]), field: name, options: field.options },
  };
}
