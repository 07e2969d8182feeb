import { AppError, type Person } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { personTables } from './person-tables.ts';
import { findUser, keysOf, listRowsOf } from './store.ts';

/** Keys to the account, hashed or not: they are of no use to the person and of much to a thief. */
const secretColumn = /^password$|(?:^|_)(?:token|hash)$/;

/** Every table of the register with something of this person in it, as stored. */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  person: Pick<Person, 'uid'>,
): Promise<Record<string, unknown>> {
  const user = await findUser(deps.db.query, person.uid);
  if (!user) throw new AppError('profile/no-user');
  const data: Record<string, unknown> = { exportedAt: new Date(deps.clock()).toISOString() };
  for (const table of personTables) {
    if (!table.inExport) continue;
    const rows = await listRowsOf(deps.db.query, table, keysOf(user));
    data[table.table] = rows.map(withoutSecrets);
  }
  return data;
}

function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumn.test(column)));
}
