import type { Person } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { keyIn, personTables } from './person-tables.ts';
import { anonymiseRowsOf, deleteRowsOf, unlinkRowsOf } from './store.ts';

/** All or nothing, by the register: a new table is part of the promise the moment it is declared. */
export async function deleteAccount(deps: Pick<Deps, 'db' | 'mailer'>, person: Person): Promise<void> {
  await deps.db.transaction(async (trx) => {
    for (const table of personTables) {
      const key = keyIn(table, person);
      if (table.onDelete === 'delete') await deleteRowsOf(trx, table, key);
      if (table.onDelete === 'anonymise') await anonymiseRowsOf(trx, table, key);
      if (table.onDelete === 'unlink') await unlinkRowsOf(trx, table, key);
    }
  });
  await deps.mailer.forget?.(person.email);
}
