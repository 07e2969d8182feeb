import type { AnswerBlock, Writer } from '@slipway/report';
import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';

/** The cheapest test of what makes this business hard; absent where too little is known to name one. */
export function nextStep(
  _profile: IdeaProfile,
  _notes: IdeaNotes,
  _writer: Writer,
): AnswerBlock['next'] | undefined {
  return undefined;
}
