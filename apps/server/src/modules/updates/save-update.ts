import type { InvestorUpdate, UpdatePromise } from '@slipway/contracts';
import { monthBefore } from '@slipway/investor-update';
import type { Deps } from '../../deps.ts';
import { getForWriting } from '../projects/get-project.ts';
import { readPromises, readUpdate, type WhichUpdate } from './read-update.ts';
import { findUpdate, putUpdate } from './store.ts';

interface UpdateChange {
  /** Null goes back to the draft. */
  readonly text?: string | null | undefined;
  readonly promises?: readonly UpdatePromise[] | undefined;
  /** Answers to last month's promises, in their order. */
  readonly promised?: readonly (boolean | null)[] | undefined;
}

export async function saveUpdate(
  deps: Pick<Deps, 'db' | 'clock' | 'tools'>,
  which: WhichUpdate,
  { text, promises, promised }: UpdateChange,
): Promise<InvestorUpdate> {
  await getForWriting(deps, which.uid, which.projectId);
  // Refuses a month that is none before anything is written.
  await readUpdate(deps, which);
  const at = deps.clock();
  await deps.db.transaction(async (trx) => {
    if (text !== undefined || promises !== undefined)
      await putUpdate(
        trx,
        which,
        {
          ...(text === undefined ? {} : { text }),
          ...(promises === undefined ? {} : { promises: JSON.stringify(promises) }),
        },
        at,
      );
    const last = { ...which, month: monthBefore(which.month) };
    const before = promised === undefined ? undefined : await findUpdate(trx, last);
    if (promised === undefined || before === undefined) return;
    const answered = readPromises(before.promises).map((one, index) => ({
      ...one,
      kept: promised[index] === undefined ? one.kept : promised[index],
    }));
    await putUpdate(trx, last, { promises: JSON.stringify(answered) }, before.updated_at);
  });
  return readUpdate(deps, which);
}
