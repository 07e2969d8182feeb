import { ideaIn, ideaOf, isSameIdea, ofCompany } from './of-idea.ts';
import { type CompanyRecord, isSame, type Slot } from './record.ts';

type Input = Readonly<Record<string, unknown>>;

/** No run said it, so none takes it along. */
function isOwn({ provenance: { kind } }: Slot): boolean {
  return ['hand', 'imported', 'task', 'experiment'].includes(kind);
}

/** The record without what the deleted run told and no other run tells. The facts of an idea go with the idea. */
export function forgetInput(record: CompanyRecord, deleted: Input, others: readonly Input[]): CompanyRecord {
  const idea = ideaOf(record);
  const tells = (input: Input, name: string, slot: Slot): boolean => {
    if (isOwn(slot)) return false;
    const isOfIdea = isSameIdea(ideaIn(input), idea);
    if (name === 'idea') return isOfIdea;
    return isSame(input[name], slot.value) && (isOfIdea || idea === null || slot.ofIdea === false);
  };
  const left = Object.fromEntries(
    Object.entries(record).filter(
      ([name, slot]) => !tells(deleted, name, slot) || others.some((input) => tells(input, name, slot)),
    ),
  );
  return idea === null || left.idea !== undefined ? left : ofCompany(left);
}
