import { testAssumptions } from '@slipway/analyst';
import {
  type AnswerBlock,
  type AssumptionRow,
  type AssumptionsBlock,
  listPlaceholders,
  type Writer,
} from '@slipway/report';
import type { WeightName } from './dial.ts';
import type { ScoreInput } from './fields.ts';
import type { ScoreFigures } from './figures.ts';
import type { Score } from './score.ts';
import { testControls } from './test-rows.ts';
import { weightId, weightRows } from './weights.ts';

type Next = AnswerBlock['next'];

/** Every weight, and both numbers of a test that counts cases: each the founder's to change; the sheet is computed again at once. */
export function assumptionsBlock(
  input: ScoreInput,
  score: Score,
  figures: ScoreFigures | null,
  next: Next,
  writer: Writer,
): readonly AssumptionsBlock[] {
  const isOwn = (id: string): boolean => input.assumptions?.[id] !== undefined;
  const weightRow = (name: WeightName): AssumptionRow => {
    const { label, min, max, step, why } = weightRows[name];
    const id = weightId(name);
    return {
      id,
      label,
      figure: figures?.weight(name) ?? id,
      control: { type: 'number', min, max, step },
      isOwn: isOwn(id),
      why: writer.say(`why-${id}`, why),
    };
  };
  const testRow = (name: 'sample' | 'share', label: string, why: string): AssumptionRow => ({
    id: testAssumptions[name],
    label,
    figure: testAssumptions[name],
    control: { type: 'number', ...testControls[name] },
    isOwn: isOwn(testAssumptions[name]),
    why: writer.say(`why-${testAssumptions[name]}`, why),
  });
  const isCounted = listPlaceholders(next?.do.text ?? '').includes(testAssumptions.sample);
  const rows = [
    ...(figures === null ? [] : usedWeights(score).map(weightRow)),
    ...(isCounted
      ? [
          testRow('sample', 'Cases in the test', 'More cases make luck less likely.'),
          testRow('share', 'Share that must pass', 'Fix it before you start.'),
        ]
      : []),
  ];
  return rows.length === 0
    ? []
    : [{ id: 'assumptions', kind: 'assumptions', title: 'Assumptions', folded: true, rows }];
}

/** Only what the dial of this sheet uses. */
function usedWeights({
  terms,
  answered,
  isLifted,
  weights,
  evidence,
  before,
  shown,
}: Score): readonly WeightName[] {
  const couldLift = isLifted || (weights.evidence === 0 && evidence.points > before);
  return [
    'start',
    ...terms.map(({ name }) => name),
    'base',
    ...answered.map(({ name }) => name),
    ...(shown === 'number'
      ? (['costsNow', 'paysToday', 'whyNow'] as const).filter(
          (name) => !answered.some((one) => one.name === name),
        )
      : []),
    ...(couldLift ? (['evidence'] as const) : []),
  ];
}
