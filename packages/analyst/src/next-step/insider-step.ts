import { type AnswerBlock, fromSource, type Writer } from '@slipway/report';
import { reasonFrom } from '../findings/choose-reasons.ts';
import { noteSource } from '../findings/sources.ts';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { plainName } from './plain-name.ts';
import { makeFigures, type OwnTest } from './test-figures.ts';

const asked = 3;
const wanted = 2 / 3;
const days = 14;
/** It has a number for an answer. */
const isCounted = /^(?:How (?:many|much|long|often)|What share|What does)\b/u;

/** What insiders ask first of such a business, found out before anything is built: from customers, or from those who run one. */
export function insiderStep(
  profile: IdeaProfile,
  notes: IdeaNotes,
  writer: Writer,
  own: OwnTest,
): NonNullable<AnswerBlock['next']> | null {
  const row = notes.questions.find(
    ({ says, likely, niche }) =>
      likely >= reasonFrom && niche === notes.niches[0]?.id && isCounted.test(says),
  );
  if (row === undefined) return null;
  const source = fromSource(writer.cite(noteSource(row.id, row.says, row.niche, notes)));
  const isOne = notes.running !== null;
  const payers = profile.pays.standing === 'unsure' ? null : plainName(profile.pays.value);
  const noun = isOne ? 'people who do this in another town' : (payers ?? 'customers');
  const { cases, passes } = makeFigures(own.sample ?? asked, own.share ?? wanted, noun, writer, own);
  return {
    do: writer.say(
      'next',
      isOne
        ? `Ask {{f:${cases}}}: ${row.says}`
        : `Do the work for {{f:${cases}}} yourself for two weeks, and answer: ${row.says}`,
      source,
    ),
    passes: writer.say(
      'next-passes',
      isOne
        ? `Your plan pays at {{f:${passes}}} of their numbers or more.`
        : `{{f:${passes}}} of them want to go on and pay.`,
      source,
    ),
    dueDays: days,
    proves: isOne ? 'interviews' : 'waitlist',
  };
}
