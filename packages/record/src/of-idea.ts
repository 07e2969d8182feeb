import type { CompanyRecord, Slot } from './record.ts';

/** The idea a record is about; null when no run has told one. */
export function ideaOf(record: CompanyRecord): string | null {
  return ideaIn({ idea: record.idea?.value });
}

export function ideaIn(input: Readonly<Record<string, unknown>>): string | null {
  return typeof input.idea === 'string' && input.idea.trim() !== '' ? input.idea : null;
}

/** Word for word: one changed word can make another business of it. Case, spaces and punctuation do not. */
export function isSameIdea(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && ideaWords(one) === ideaWords(other);
}

/** What holds whatever the idea is. */
export function ofCompany(record: CompanyRecord): Record<string, Slot> {
  return Object.fromEntries(Object.entries(record).filter(([, slot]) => slot.ofIdea === false));
}

/** What may be used beside this idea. Null: none has been written yet, and the record's own may stand there with its facts. */
export function recallFor(record: CompanyRecord, idea: string | null): CompanyRecord {
  return idea === null || isSameIdea(idea, ideaOf(record)) ? record : ofCompany(record);
}

/** What two tellings of one idea have in common. */
export function ideaWords(idea: string): string {
  return (
    idea
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}\p{S}]+/gu) ?? []
  ).join(' ');
}
