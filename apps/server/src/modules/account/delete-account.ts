import type { Person } from '@slipway/core';
import { lockUser } from '../../db/keep-user.ts';
import type { Deps } from '../../deps.ts';
import { noteDeparture } from '../departures/note-departure.ts';
import { personTables } from './person-tables.ts';
import { anonymiseRowsOf, deleteRowsOf, keysOf, unlinkRowsOf } from './store.ts';

/** All or nothing, by the register: a new table is part of the promise the moment it is declared. */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'mailer' | 'config' | 'clock'>,
  person: Pick<Person, 'uid'>,
): Promise<void> {
  const keys = await deps.db.transaction(async (trx) => {
    // First: whatever is under way for this person ends before, or finds nobody.
    const user = await lockUser(trx, deps.db.engine, person.uid);
    if (!user) return null;
    await noteDeparture(deps, trx, user);
    const found = keysOf(user);
    for (const table of personTables) {
      if (table.onDelete === 'delete') await deleteRowsOf(trx, table, found);
      if (table.onDelete === 'anonymise') await anonymiseRowsOf(trx, table, found);
      if (table.onDelete === 'unlink') await unlinkRowsOf(trx, table, found);
    }
    return found;
  });
  if (keys) await deps.mailer.forget?.(keys);
}
