import type { Fact } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { setFact } from '@slipway/record';
import type { Deps } from '../../deps.ts';
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
  deps: Pick<Deps, 'db' | 'clock' | 'tools'>,
  { uid, projectId, fact, value, device }: Edit,
): Promise<Fact> {
  const fields = await readFactFields(deps);
  const { currency } = await loadRecord(deps.db.query, uid, projectId);
  const read = readFact(fields, fact, value, typeof currency?.value === 'string' ? currency.value : null);
  const at = new Date(deps.clock()).toISOString();
  const record = await deps.db.transaction((trx) =>
    changeRecord(trx, deps, { uid, projectId }, { device }, (known) =>
      setFact(known, fact, read, { at, provenance: { kind: 'hand' } }),
    ),
  );
  if (record === null) throw new AppError('project/not-found');
  return getFact(deps, { uid, projectId }, fact, record);
}
