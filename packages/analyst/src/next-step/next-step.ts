import type { ModelTest } from '@slipway/knowledge';
import { type AnswerBlock, fromSource, type Writer } from '@slipway/report';
import type { IdeaNotes, ModelNote } from '../notes/idea-notes.ts';
import { modelSource } from '../notes/model-source.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import {
  chooseModelTest,
  chooseTest,
  claimedSample,
  nounOf,
  type Proof,
  proofOf,
  provedBy,
  testsByAct,
} from './choose-test.ts';
import { insiderStep } from './insider-step.ts';
import { ownStep } from './own-step.ts';
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
  notes: IdeaNotes,
  writer: Writer,
  own: OwnTest = {},
): NonNullable<AnswerBlock['next']> {
  const { job } = notes;
  const counted = own.sample === undefined && own.share === undefined ? ownStep(profile, writer) : null;
  if (counted !== null) return counted;
  const proof = own.proof ?? proofOf(profile);
  const ofModel = chooseModelTest(profile, notes, proof);
  if (ofModel !== null && notes.businessModel !== null)
    return {
      ...modelStep(ofModel, notes.businessModel, profile, writer),
      proves: proof === 'talked' ? 'waitlist' : 'interviews',
    };
  const asked = proof === 'none' && own.sample === undefined ? insiderStep(profile, notes, writer) : null;
  if (asked !== null) return asked;
  const act = chooseTest(profile, { job }, proof);
  const test = testsByAct[act];
  const { cases, passes } = makeFigures(
    own.sample ?? claimedSample(profile, act) ?? test.sample,
    own.share ?? test.share,
    nounOf(profile, test, act),
    writer,
    own,
  );
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
    proves: provedBy(act),
  };
}

/** What decides such a business, tried on few: stored word for word, with the founder's customers in it. */
function modelStep(
  test: ModelTest,
  model: ModelNote,
  { pays }: IdeaProfile,
  writer: Writer,
): NonNullable<AnswerBlock['next']> {
  const payers = pays.standing === 'unsure' ? null : plainName(pays.value);
  const fill = (text: string): string =>
    text.replace(/\{payer\|([^{}]*)\}/gu, (_, usual: string) => payers ?? usual);
  const [what, passes] = [fill(test.do), fill(test.passes)];
  const source = fromSource(writer.cite(modelSource(model, 'test', `${what} ${passes}`)));
  return {
    do: writer.say('next', what, source),
    passes: writer.say('next-passes', passes, source),
    dueDays: test.days,
  };
}

function makeFigures(sample: number, share: number, noun: string | null, writer: Writer, own: OwnTest) {
  const assumed = (why: string, assumption: string) => ({
    kind: 'assumed' as const,
    why,
    ...(own.isEditable === true ? { assumption } : {}),
  });
  const cases = writer.figure({
    id: testAssumptions.sample,
    label: 'Cases in the test',
    value: sample,
    unit: 'count',
    ...(noun === null ? {} : { noun }),
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
