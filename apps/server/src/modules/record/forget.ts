import { type CompanyRecord, forgetFacts, forgetInput, isSame } from '@slipway/record';
import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { nameAfterIdea } from '../projects/name-after-idea.ts';
import { changeRecord } from './change-record.ts';
import { deleteChanges, deleteChangesOfRun, listChangesOf, lockRecord } from './store.ts';

type Input = Readonly<Record<string, unknown>>;

interface Deleted {
  readonly uid: string;
  readonly runId: string;
  readonly projectId: string;
  /** What it said, and what the other runs of the project say. */
  readonly input: Input;
  readonly others: readonly Input[];
}

/** As many as are kept of a fact. */
const lookedThrough = 200;

/** Takes out of the record and out of its history what only a run said or found that this transaction has deleted. */
export async function forget(
  trx: Queries,
  deps: Pick<Deps, 'clock'>,
  { uid, runId, projectId, input, others }: Deleted,
): Promise<void> {
  const locked = await lockRecord(trx, uid, projectId);
  if (locked === undefined) return;
  await deleteChangesOfRun(trx, uid, runId);
  const changed = await changeRecord(trx, deps, { uid, projectId }, {}, (record) =>
    forgetInput(forgetFacts(record, runId), input, others),
  );
  const known: CompanyRecord = JSON.parse(locked.record);
  const gone = Object.keys(known).filter((fact) => changed !== null && !Object.hasOwn(changed, fact));
  if (gone.includes('idea')) await nameAfterIdea(trx, { uid, projectId }, null);
  // The same words may stand in lines that name no run.
  for (const fact of gone) await forgetValue(trx, { uid, projectId, fact, value: known[fact]?.value });
}

async function forgetValue(
  trx: Queries,
  { uid, projectId, fact, value }: { uid: string; projectId: string; fact: string; value: unknown },
): Promise<void> {
  const rows = await listChangesOf(trx, uid, { projectId, fact, max: lookedThrough });
  const same = rows.filter(({ slot }) => slot !== null && isSame(JSON.parse(slot).value, value));
  await deleteChanges(
    trx,
    projectId,
    same.map(({ seq }) => seq),
  );
}
