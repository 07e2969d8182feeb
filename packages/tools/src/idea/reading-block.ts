import type { ReadingBlock, Writer } from '@slipway/report';
import type { IdeaBasis } from './gather.ts';
import { listSlots } from './slots.ts';

/** The first card of each sheet: what was understood, unsure parts first. */
export function readingBlock(basis: IdeaBasis, writer: Writer): ReadingBlock {
  return {
    id: 'reading',
    kind: 'reading',
    title: 'How we read it',
    slots: listSlots(basis),
    ...(basis.notes.known === 'near' ? {} : { known: writer.say('known', knownWords(basis)) }),
  };
}

/** A neighbour that nobody confirmed is offered below and not named here. */
function knownWords({ notes: { businessModel } }: IdeaBasis): string {
  if (businessModel === null) return 'We know little about this kind of business.';
  return `We know little about this line of work. What follows holds for ${businessModel.they}.`;
}
