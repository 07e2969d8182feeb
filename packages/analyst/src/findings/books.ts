import type { Writer } from '@slipway/report';
import { sayBooks } from '../ledger/say-ledger.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import { type Finding, findingLabels } from './finding.ts';

/** The founder's own numbers multiplied out: what is taken, and, where every sum is placed, what is left and what covers the costs. */
export function bookFindings(
  profile: IdeaProfile,
  writer: Writer,
): Readonly<Record<'books' | 'kept' | 'even' | 'won', readonly Finding[]>> {
  const { taken, left, even, won } = sayBooks(profile, writer);
  const isWhole = isPlaced(profile);
  const make = (kind: 'books' | 'kept' | 'even' | 'won', text: string | null): readonly Finding[] =>
    text === null ? [] : [{ kind, label: findingLabels[kind], likely: 1, statement: writer.say(kind, text) }];
  return {
    books: make('books', taken),
    kept: make('kept', isWhole ? left : null),
    even: make('even', isWhole ? even : null),
    won: make('won', won),
  };
}

/** With a sum that nobody placed and that may be a cost, what is left is not known. */
export const isPlaced = ({ numbers }: IdeaProfile): boolean =>
  !numbers.some(({ kind, isHarmless }) => kind === 'unplaced' && isHarmless !== true);
