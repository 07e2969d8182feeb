import { AppError, type Person } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { personTables } from './person-tables.ts';
import { findUser, keysOf, listKeysOf, listRowsOf, type PersonKeys, type PersonTable } from './store.ts';

/** Keys to the account, hashed or not: they are of no use to the person and of much to a thief. */
const secretColumn = /^password$|(?:^|_)(?:token|hash)$/;

/** A sheet may have half a megabyte, and somebody may read slowly. */
const keysAtOnce = 4;

const keyColumns: Partial<Record<PersonTable['table'], string>> = {
  credit_hold: 'run_id',
  run_sheet: 'run_id',
  run_version: 'run_id',
  run_document: 'run_id',
  pay_inbox: 'digest',
  project_result: 'run_id',
  project_record: 'project_id',
  record_change: 'project_id',
  project_update: 'project_id',
  person_visit: 'user_id',
  page_version: 'page_id',
  page_favourite: 'user_id',
  page_day: 'publication_id',
  name_vote: 'run_id',
  name_vote_count: 'run_id',
  launch_step: 'launch_id',
};

/**
 * Every table of the register with something of this person in it, as stored: the text of one JSON object, made piece by
 * piece and no faster than it is read. Refused before the first piece when the person has left.
 */
export async function exportAccount(
  deps: Pick<Deps, 'db' | 'clock'>,
  person: Pick<Person, 'uid'>,
): Promise<AsyncGenerator<string, void>> {
  const user = await findUser(deps.db.query, person.uid);
  if (!user) throw new AppError('profile/no-user');
  return exportTables(deps, keysOf(user));
}

async function* exportTables(
  deps: Pick<Deps, 'db' | 'clock'>,
  person: PersonKeys,
): AsyncGenerator<string, void> {
  yield `{"exportedAt":${JSON.stringify(new Date(deps.clock()).toISOString())}`;
  for (const table of personTables) {
    if (!table.inExport) continue;
    yield `,${JSON.stringify(table.table)}:[`;
    yield* exportTable(deps, table, person);
    yield ']';
  }
  yield '}';
}

async function* exportTable(
  { db }: Pick<Deps, 'db'>,
  table: PersonTable,
  person: PersonKeys,
): AsyncGenerator<string, void> {
  const keyColumn = keyColumns[table.table] ?? 'id';
  const all = await listKeysOf(db.query, table, keyColumn, person);
  let isFirst = true;
  for (let at = 0; at < all.length; at += keysAtOnce) {
    const keys = all.slice(at, at + keysAtOnce);
    for (const row of await listRowsOf(db.query, table, keyColumn, { person, keys })) {
      yield `${isFirst ? '' : ','}${JSON.stringify(withoutSecrets(row))}`;
      isFirst = false;
    }
  }
}

function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !secretColumn.test(column)));
}
