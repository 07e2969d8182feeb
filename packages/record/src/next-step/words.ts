import type { Driver, FailedTest, MeasuredTool, Step } from './choose-next-step.ts';

const nothing = {
  test: null,
  threshold: null,
  tries: null,
  passes: null,
  field: null,
  proves: null,
} as const;

const whyRun = {
  'no-idea': 'Nothing is written down yet. One line about what it does and who pays is enough to start.',
  unscored: 'Nothing is measured yet. The score says what to test first.',
  open: 'What is measured so far is well supported, and this is not measured yet.',
  again: 'What is measured so far is well supported. Score it again when something changes.',
} as const;

export function sayRun(toolId: string, name: string, because: keyof typeof whyRun): Step {
  return {
    ...nothing,
    key: `run ${toolId}`,
    kind: 'run',
    text: because === 'no-idea' ? 'Describe your idea and score it.' : `Run ${name}.`,
    why: whyRun[because],
    dueDays: 1,
    toolId,
    runId: null,
    sensitivity: 0,
    evidence: 0,
    about: null,
  };
}

/** Something the answer turns on that is assumed, or that nobody has said. */
export function sayDriver({ toolId, runId }: MeasuredTool, { label, field, swing, proof }: Driver): Step {
  return {
    ...nothing,
    key: `answer ${toolId} ${label}`,
    kind: 'answer',
    text: proof === 0 ? `Fill in “${label}”.` : `Check “${label}” with a real number.`,
    why: `It can change the result by ${percent(swing)}. ${
      proof === 0 ? 'You have not filled it in yet.' : 'So far we assume it.'
    }`,
    dueDays: 7,
    toolId,
    runId,
    field,
    sensitivity: swing,
    evidence: proof,
    about: label,
  };
}

export function sayQuestion(
  { toolId, runId }: MeasuredTool,
  { text, field, swing }: NonNullable<MeasuredTool['question']>,
): Step {
  return {
    ...nothing,
    key: `answer ${toolId} ${field}`,
    kind: 'answer',
    text,
    why: 'No other answer would narrow the result as much.',
    dueDays: 1,
    toolId,
    runId,
    field,
    sensitivity: swing,
    evidence: 0,
    about: text,
  };
}

export function sayTest(
  { toolId, runId, test }: MeasuredTool,
  { label, swing }: Driver,
  proof: number,
): Step {
  const text = test?.text ?? '';
  return {
    key: `test ${text}`,
    kind: 'test',
    text,
    why: `“${label}” can move the score by ${points(swing)} points. Your evidence is ${points(proof)} of 100.`,
    test: text,
    threshold: test?.passes ?? null,
    tries: test?.tries ?? null,
    passes: test?.least ?? null,
    dueDays: test?.dueDays ?? 14,
    toolId,
    runId,
    field: null,
    sensitivity: swing,
    evidence: proof,
    about: label,
    proves: test?.proves ?? null,
  };
}

export function sayFailed({ tried, did, least, threshold }: FailedTest): string {
  const mark = least === null ? `The mark was: ${threshold}` : `You had set ${least} as the mark.`;
  return tried === 0 ? mark : `Of ${tried} you tried, ${did} did it. ${mark}`;
}

/** Of a hundred. */
function points(share: number): number {
  return Math.round(share * 100);
}

function percent(share: number): string {
  return `${points(share)} %`;
}
