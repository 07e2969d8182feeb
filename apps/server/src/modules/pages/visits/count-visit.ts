import type { Deps } from '../../../deps.ts';
import { countVisitor } from '../experiment/store.ts';
import { holdShown, type PublicationRow, type Variant } from '../publish/store.ts';
import { addToDay, dayOf } from './store.ts';

/** A page is shown whether or not it could be counted. */
export async function countVisit(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { id, user_id }: PublicationRow,
  { variant, isNew }: { readonly variant: Variant; readonly isNew: boolean },
): Promise<void> {
  const now = deps.clock();
  try {
    await deps.db.transaction(async (trx) => {
      if (!(await holdShown(trx, deps.db.engine, id))) return;
      const day = { publication_id: id, variant, day: dayOf(now), user_id };
      await addToDay(trx, day, { views: 1, visitors: Number(isNew), signups: 0 });
      if (isNew) await countVisitor(trx, id, variant, now);
    });
  } catch (error) {
    deps.log.warn('a visit could not be counted', { publication: id, reason: String(error) });
  }
}
