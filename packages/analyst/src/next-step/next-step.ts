import type { ModelTest } from '@slipway/knowledge';
import { type AnswerBlock, fromSource, type Writer } from '@slipway/report';
import { priceWords } from '../ledger/price-figure.ts';
import type { IdeaNotes, ModelNote } from '../notes/idea-notes.ts';
import { modelSource } from '../notes/model-source.ts';
import { isProgramme } from '../profile/as-programme.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { isKnown } from '../profile/understood.ts';
import { isCurrency } from '../read/round-sum.ts';
import {
  type CheapTest,
  chooseModelTest,
  chooseTest,
  claimedSample,
  nounOf,
  proofOf,
  provedBy,
  testsByAct,
} from './choose-test.ts';
import { ownStep } from './own-step.ts';
import { audienceOf, ideaWordsOf, payersOf, plainName } from './plain-name.ts';
import { makeFigures, type OwnTest } from './test-figures.ts';
import { stepOf } from './venture-step.ts';

/** The cheapest test of what the business does, aimed at what makes it hard where that is confirmed. */
export function nextStep(
  profile: IdeaProfile,
  notes: IdeaNotes,
  writer: Writer,
  own: OwnTest = {},
): NonNullable<AnswerBlock['next']> {
  const counted = own.sample === undefined && own.share === undefined ? ownStep(profile, writer) : null;
  if (counted !== null) return counted;
  const proof = own.proof ?? proofOf(profile);
  if (isProgramme(profile) && proof !== 'none') return programmeStep(writer);
  const ofVenture = notes.venture === null ? null : stepOf(notes.venture, proof, profile, writer);
  if (ofVenture !== null) return ofVenture;
  const ofModel = chooseModelTest(profile, notes, proof);
  if (ofModel !== null && notes.businessModel !== null)
    return {
      ...modelStep(ofModel, notes.businessModel, profile, writer),
      proves: proof === 'talked' ? 'waitlist' : 'interviews',
    };
  const act = chooseTest(profile, proof);
  const test = testsByAct[act];
  const { cases, passes } = makeFigures(
    own.sample ?? claimedSample(profile, act) ?? test.sample,
    own.share ?? test.share,
    nounOf(profile, test, act),
    writer,
    own,
  );
  const { price } = profile;
  const audience = audienceOf(profile);
  const isPriced = isKnown(price) && price.value !== null && isCurrency(price.value.currency);
  const words = isPriced && price.value !== null ? priceWords(price.value, price.quote, writer) : '';
  const fill = (text: string): string =>
    text
      .replace('{price}', words)
      .replace('{idea}', ideaWordsOf(profile))
      .replace('{cases}', `{{f:${cases}}}`)
      .replace('{passes}', `{{f:${passes}}}`)
      .replace('{suppliers}', plainName(profile.supplies.value) ?? 'sellers')
      .replace('{payers}', audience ?? 'customers')
      .replace('{who}', audience ?? 'of them');
  return {
    do: writer.say('next', fill(wordsFor(test, isPriced, audience === null))),
    passes: writer.say('next-passes', fill(test.passes)),
    dueDays: test.days,
    proves: provedBy(act),
  };
}

const wordsFor = (test: CheapTest, isPriced: boolean, isUnnamed: boolean): string =>
  (isUnnamed ? test.unnamed : undefined) ?? (isPriced ? test.priced : undefined) ?? test.do;

/** Whoever helps people already shows what it did before it asks for more. */
const programmeStep = (writer: Writer): NonNullable<AnswerBlock['next']> => ({
  do: writer.say(
    'next',
    'Write one page on those helped so far: one result, counted, and what one of them costs. Send it to ten funders.',
  ),
  passes: writer.say('next-passes', 'At least two ask for a budget.'),
  dueDays: 21,
});

/** What decides such a business, tried on few: stored word for word, with the founder's customers in it. */
function modelStep(
  test: ModelTest,
  model: ModelNote,
  profile: IdeaProfile,
  writer: Writer,
): NonNullable<AnswerBlock['next']> {
  const payers = payersOf(profile);
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
