import { describe, expect, test } from 'vitest';
import { addEvidence } from './add-evidence.ts';
import { chooseNextStep, type Driver, type FailedTest, type MeasuredTool } from './choose-next-step.ts';

const driver = (label: string, swing: number, proof: number): Driver => ({
  label,
  field: label,
  swing,
  proof,
});
const test1 = {
  text: 'Interview 5 people.',
  passes: 'At least 3 can say what it cost them.',
  tries: 5,
  least: 3,
  dueDays: 14,
  proves: 'interviews',
};
const score = (
  points: number,
  drivers: readonly Driver[],
  more: Partial<MeasuredTool> = {},
): MeasuredTool => ({
  toolId: 'score-your-idea',
  runId: 'r1',
  evidence: { points },
  drivers,
  question: null,
  test: test1,
  ...more,
});
const market = (drivers: readonly Driver[]): MeasuredTool => ({
  toolId: 'market-size-estimator',
  runId: 'r2',
  evidence: null,
  drivers,
  question: null,
  test: null,
});
const tools = [
  { id: 'score-your-idea', name: 'Score Your Idea' },
  { id: 'market-size-estimator', name: 'Market Size Estimator' },
];
const choose = (
  measured: readonly MeasuredTool[],
  failed: FailedTest | null = null,
  passedKey: string | null = null,
) => chooseNextStep({ hasIdea: true, measured, tools, failed, passedKey });
const answered = [driver('costsNow', 0.17, 0.9), driver('whyNow', 0.15, 0.9)];

describe('the one next step', () => {
  test.each<[string, ReturnType<typeof choose>, object]>([
    ['scores what was not scored', choose([]), { kind: 'run', toolId: 'score-your-idea', about: null }],
    [
      'scores first, whatever else is there',
      choose([market([])]),
      { kind: 'run', toolId: 'score-your-idea' },
    ],
    [
      'asks what nobody has answered before it tests what was',
      choose([score(0, [driver('costsNow', 0.17, 0.9), driver('whyNow', 0.16, 0)])]),
      { kind: 'answer', text: 'Fill in “whyNow”.', field: 'whyNow', evidence: 0 },
    ],
    [
      'tests what moves it much before it asks what moves it little',
      choose([score(0, [driver('costsNow', 0.17, 0.9), driver('whyNow', 0.1, 0)])]),
      { kind: 'test', about: 'costsNow', passes: 3, tries: 5 },
    ],
    [
      'tests the widest answer that customers have not confirmed',
      choose([score(10, answered), market([driver('reachShare', 0.9, 0.1)])]),
      { kind: 'test', about: 'costsNow', sensitivity: 0.17, evidence: 0.1, threshold: test1.passes },
    ],
    [
      'goes to the numbers when the idea is proved',
      choose([score(90, answered), market([driver('reachShare', 0.9, 0.1), driver('price', 0.4, 0.9)])]),
      { kind: 'answer', toolId: 'market-size-estimator', field: 'reachShare' },
    ],
    [
      'measures what is not measured when the rest is proved',
      choose([score(90, answered)]),
      { kind: 'run', toolId: 'market-size-estimator' },
    ],
    [
      'tests where nothing is drawn yet',
      choose([score(0, [])]),
      { kind: 'test', text: test1.text, proves: 'interviews' },
    ],
    [
      'asks for a decision after a test that failed',
      choose([score(10, answered)], { tried: 10, did: 1, least: 3, threshold: 'At least 3.' }),
      { kind: 'decide', why: 'Of 10 you tried, 1 did it. You had set 3 as the mark.' },
    ],
    [
      'and so where the mark was set in words',
      choose([score(10, answered)], { tried: 0, did: 0, least: null, threshold: '8 balconies pay.' }),
      { kind: 'decide', why: 'The mark was: 8 balconies pay.' },
    ],
    [
      'does not ask again for a test that passed',
      choose([score(10, answered)], null, `test ${test1.text}`),
      { kind: 'run', toolId: 'market-size-estimator' },
    ],
    [
      'says when nothing is left',
      choose([score(100, answered), market([])]),
      { kind: 'run', why: expect.stringContaining('when something changes') },
    ],
  ])('%s', (_, step, expected) => expect(step).toMatchObject(expected));

  test('begins with the idea where there is none', () => {
    const step = chooseNextStep({ hasIdea: false, measured: [], tools, failed: null, passedKey: null });
    expect(step).toMatchObject({ kind: 'run', text: 'Describe your idea and score it.' });
  });
});

describe('what a test proves', () => {
  test.each([
    ['interviews count when they were held', null, 'interviews', 5, 0, { rung: 'interviews', count: 5 }],
    ['money counts only when it was paid', null, 'paying', 20, 0, null],
    [
      'further is further',
      { rung: 'interviews', count: 14 },
      'letters',
      10,
      4,
      { rung: 'letters', count: 4 },
    ],
    [
      'more of the same add up',
      { rung: 'letters', count: 4 },
      'letters',
      10,
      3,
      { rung: 'letters', count: 7 },
    ],
    [
      'what is behind changes nothing',
      { rung: 'paying', count: 1 },
      'interviews',
      9,
      9,
      { rung: 'paying', count: 1 },
    ],
  ] as const)('%s', (_, known, proves, tried, did, expected) =>
    expect(addEvidence(known, proves, { tried, did })).toEqual(expected),
  );
});
