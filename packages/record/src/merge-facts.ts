import type { LearntBrand, LearntFact } from './facts.ts';
import { ideaIn, ideaOf, isSameIdea } from './of-idea.ts';
import type { CompanyRecord, Slot } from './record.ts';

interface Result {
  readonly toolId: string;
  readonly runId: string;
  /** What the run was asked with. */
  readonly input: Readonly<Record<string, unknown>>;
  /** ISO time. */
  readonly at: string;
}

/**
 * What a result found, beside what was told. The founder's own word is never overwritten; a newer result takes the place of an
 * older one, which is kept to go back to. What was found for another idea than the record's is left out.
 */
export function mergeFacts(
  record: CompanyRecord,
  { toolId, runId, input, at }: Result,
  learnt: readonly (LearntFact | LearntBrand)[],
): CompanyRecord {
  const idea = ideaIn(input);
  if (idea !== null && !isSameIdea(idea, ideaOf(record))) return record;
  const merged: Record<string, Slot> = { ...record };
  for (const fact of learnt) {
    const { id, value, figure } = fact;
    const currency = 'currency' in fact ? fact.currency : undefined;
    const known = Object.hasOwn(merged, id) ? merged[id] : undefined;
    if (known !== undefined && (known.provenance.kind !== 'result' || known.at > at)) continue;
    merged[id] = {
      value,
      toolId,
      at,
      provenance: { kind: 'result', runId, figure, ...(currency === undefined ? {} : { currency }) },
      ofIdea: idea !== null,
      before: known === undefined ? undefined : earlier(known, runId),
    };
  }
  return merged;
}

/** The record without what this run found. */
export function forgetFacts(record: CompanyRecord, runId: string): CompanyRecord {
  let left = record;
  for (const [id, slot] of Object.entries(record)) {
    if (isOf(slot, runId)) left = stepBack(left, id, slot);
    else if (slot.before !== undefined && isOf(slot.before, runId))
      left = { ...left, [id]: { ...slot, before: undefined } };
  }
  return left;
}

function stepBack(record: CompanyRecord, id: string, { before }: Slot): CompanyRecord {
  const { [id]: _undone, ...rest } = record;
  return before === undefined ? rest : { ...rest, [id]: before };
}

/** One step back is enough; a run that is counted again keeps what stood before it. */
function earlier(slot: Slot, runId: string): Slot | undefined {
  if (isOf(slot, runId)) return slot.before;
  const { before: _older, ...one } = slot;
  return one;
}

function isOf({ provenance }: Slot, runId: string): boolean {
  return provenance.kind === 'result' && provenance.runId === runId;
}
