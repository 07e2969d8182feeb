import { type AnswerBlock, fromSource, type Writer } from '@slipway/report';
import { tenthMore } from '../ledger/tenth-more.ts';
import type { VentureNote } from '../notes/idea-notes.ts';
import { ventureSource } from '../notes/venture-source.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Proof } from './choose-test.ts';

type Next = NonNullable<AnswerBlock['next']>;

/** Time to win a first customer of another kind. */
const growthDays = 30;

/** What the notes on the very business say to do, word for word; null where they say nothing that fits. */
export function stepOf(
  venture: VentureNote,
  proof: Proof,
  profile: IdeaProfile,
  writer: Writer,
): Next | null {
  const isHere = (at: string): boolean => venture.elsewhere?.includes(at) !== true;
  if (proof === 'doubted') return null;
  if (proof === 'paid') return isHere('works') ? growth(venture, profile, writer) : null;
  return isHere('test') ? cheapestTest(venture, writer) : null;
}

function cheapestTest(venture: VentureNote, writer: Writer): Next {
  const { do: what, passes, days } = venture.test;
  const source = fromSource(writer.cite(ventureSource(venture, 'test', `${what} ${passes}`)));
  return {
    do: writer.say('next', what, source),
    passes: writer.say('next-passes', passes, source),
    dueDays: days,
    proves: 'waitlist',
  };
}

/** Whoever is paid already hears where such a business earns more. */
function growth(venture: VentureNote, profile: IdeaProfile, writer: Writer): Next {
  const { says, move } = venture.works;
  const source = fromSource(writer.cite(ventureSource(venture, 'works', `${says} ${move}`)));
  return {
    do: writer.say('next', move, source),
    passes: writer.say('next-passes', tenthMore(profile, writer) ?? 'Two more customers pay within a month.'),
    dueDays: growthDays,
    proves: 'paying',
  };
}
