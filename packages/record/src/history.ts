import { type CompanyRecord, isSame, type Slot } from './record.ts';

/** One line of a record's history. */
export interface FactChange {
  readonly id: string;
  /** Null: the fact was taken out. */
  readonly slot: Slot | null;
}

/** What an edit or a run changed, in the order of the names. */
export function listChanges(before: CompanyRecord, after: CompanyRecord): readonly FactChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((id) => {
    const [was, is] = [slotIn(before, id), slotIn(after, id)];
    return isSame(was, is) ? [] : [{ id, slot: is }];
  });
}

/** One change of a fact as its history has it. */
interface PastChange {
  readonly slot: Slot | null;
  /** It went back to what stood before. */
  readonly isUndo: boolean;
}

/**
 * What stands after going back once more. Each undo takes the newest change that is not undone yet, so pressing again goes further
 * back. Undefined when there is nothing to go back from.
 */
export function beforeLast(changes: readonly PastChange[]): Slot | null | undefined {
  const stack: (Slot | null)[] = [];
  for (const { slot, isUndo } of changes)
    if (isUndo) stack.pop();
    else stack.push(slot);
  return stack.length === 0 ? undefined : (stack.at(-2) ?? null);
}

/** Without what it can be gone back to: the history has that. */
function slotIn(record: CompanyRecord, id: string): Slot | null {
  const slot = Object.hasOwn(record, id) ? record[id] : undefined;
  if (slot === undefined) return null;
  const { before: _earlier, ...one } = slot;
  return one;
}
