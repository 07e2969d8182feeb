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

function knownWords({ notes: { known, niches } }: IdeaBasis): string {
  const [first] = niches;
  if (known === 'little' || first === undefined) return 'We know little about this kind of business.';
  return `Our notes do not cover this. The nearest are on ${first.short}.`;
}
