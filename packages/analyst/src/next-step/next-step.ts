import type { AnswerBlock, Writer } from '@slipway/report';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import {
  chooseTest,
  claimedSample,
  nounOf,
  type Proof,
  proofOf,
  type TestedAct,
  testsByAct,
} from './choose-test.ts';
import { plainName } from './plain-name.ts';

export const testAssumptions = { sample: 'test-sample', share: 'test-share' } as const;

/** How many are tried and which share must pass, where the founder set them; `isEditable` where the sheet has a row for each. */
export interface OwnTest {
  /** What customers did, where the founder says more about it than the stage. */
  readonly proof?: Proof;
  readonly sample?: number;
  readonly share?: number;
  readonly isEditable?: boolean;
}

/** The cheapest test of what the business does, aimed at what makes it hard where that is confirmed. */
export function nextStep(
  profile: IdeaProfile,
  { job }: IdeaNotes,
  writer: Writer,
  own: OwnTest = {},
): NonNullable<AnswerBlock['next']> {
  const act = chooseTest(profile, { job }, own.proof ?? proofOf(profile));
  const test = testsByAct[act];
  const { cases, passes } = makeFigures(profile, act, writer, own);
  const fill = (text: string): string =>
    text
      .replace('{cases}', `{{f:${cases}}}`)
      .replace('{passes}', `{{f:${passes}}}`)
      .replace('{suppliers}', plainName(profile.supplies.value) ?? 'sellers')
      .replace('{payers}', plainName(profile.pays.value) ?? 'customers');
  const aim = job !== null && test.hasCases === true ? ' Choose the hard ones.' : '';
  return {
    do: writer.say('next', `${fill(test.do)}${aim}`),
    passes: writer.say('next-passes', fill(test.passes)),
    dueDays: test.days,
  };
}

function makeFigures(profile: IdeaProfile, act: TestedAct, writer: Writer, own: OwnTest) {
  const test = testsByAct[act];
  const assumed = (why: string, assumption: string) => ({
    kind: 'assumed' as const,
    why,
    ...(own.isEditable === true ? { assumption } : {}),
  });
  const sample = own.sample ?? claimedSample(profile, act) ?? test.sample;
  const share = own.share ?? test.share;
  const cases = writer.figure({
    id: testAssumptions.sample,
    label: 'Cases in the test',
    value: sample,
    unit: 'count',
    noun: nounOf(profile, test, act),
    provenance: assumed(
      'Enough to know a good result from luck, few enough to do by yourself.',
      testAssumptions.sample,
    ),
  });
  const needed = writer.figure({
    id: testAssumptions.share,
    label: 'Share that must pass',
    value: share,
    unit: 'share',
    provenance: assumed(
      'Fixed before the test, so that the result cannot be argued with.',
      testAssumptions.share,
    ),
  });
  const passes = writer.figure({
    id: 'test-passes',
    label: 'Passes needed',
    value: Math.ceil(Math.round(sample * share * 1e6) / 1e6),
    unit: 'count',
    provenance: {
      kind: 'derived',
      formula: 'cases × share that must pass, rounded up',
      inputs: [cases, needed],
    },
  });
  return { cases, passes };
}
