import type { IdeaNotes } from '../notes/idea-notes.ts';
import type { IdeaProfile } from '../profile/idea-profile.ts';

/** Whether there is a business to answer about. Asking costs nothing; a refusal is only for what is no business at all. */
export type Scope =
  | { readonly kind: 'answer' }
  | {
      readonly kind: 'ask';
      readonly why: 'thin' | 'vague' | 'foreign' | 'no-business';
      /** One sentence on what is missing. */
      readonly says: string;
      readonly question: string;
    };

export function findScope(text: string, _profile: IdeaProfile, _notes: IdeaNotes): Scope {
  return text.trim() === ''
    ? {
        kind: 'ask',
        why: 'thin',
        says: 'There is no idea here yet.',
        question: 'Who has the problem, and what do you do about it?',
      }
    : { kind: 'answer' };
}
