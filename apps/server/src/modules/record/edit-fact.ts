import type { Fact } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { ideaOf, isSameIdea, mergeReading, setFact, withoutReading } from '@slipway/record';
import { gatherIdea, listRead, nameIn } from '@slipway/tools/idea';
import type { Deps } from '../../deps.ts';
import { nameAfterIdea } from '../projects/name-after-idea.ts';
import { changeRecord } from './change-record.ts';
import { readFact, readFactFields } from './fact-fields.ts';
import { getFact } from './list-facts.ts';
import { loadRecord } from './read-record.ts';

interface Edit {
  readonly uid: string;
  readonly projectId: string;
  readonly fact: string;
  readonly value: unknown;
  readonly device: string;
}

/** By hand. Whatever somebody else writes at the same moment, this is made before or after it, and both are in the history. */
export async function editFact(
  deps: Pick<Deps, 'db' | 'clock' | 'tools' | 'library'>,
  { uid, projectId, fact, value, device }: Edit,
): Promise<Fact> {
  const fields = await readFactFields(deps);
  const { currency } = await loadRecord(deps.db.query, uid, projectId);
  const read = readFact(fields, fact, value, typeof currency?.value === 'string' ? currency.value : null);
  const at = new Date(deps.clock()).toISOString();
  // Another idea is read anew: what was read from the one before fills no gap of this one.
  const idea = fact === 'idea' && typeof read === 'string' ? read : null;
  const basis = idea === null ? null : gatherIdea({ idea }, await deps.library());
  const record = await deps.db.transaction(async (trx) => {
    const changed = await changeRecord(trx, deps, { uid, projectId }, { device }, (known) => {
      const kept = fact === 'idea' && !isSameIdea(idea, ideaOf(known)) ? withoutReading(known) : known;
      return mergeReading(
        setFact(kept, fact, read, { at, provenance: { kind: 'hand' } }),
        listRead(basis),
        at,
      );
    });
    if (fact === 'idea') await nameAfterIdea(trx, { uid, projectId }, nameIn(basis));
    return changed;
  });
  if (record === null) throw new AppError('project/not-found');
  return getFact(deps, { uid, projectId }, fact, record);
}
