import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deliverDocuments } from '../../apps/server/src/modules/documents/deliver-documents.ts';
import {
  countWaiting,
  enter,
  envOf,
  makeNoting,
  openStore,
  type Place,
  readAll,
} from '../../apps/server/test/documents-conformance.ts';
import { openTestDatabase, type TestDatabase } from '../../apps/server/test/engines.ts';
import { newPage, newProject } from '../../apps/server/test/page-kit.ts';
import { start } from '../../apps/server/test/run-kit.ts';
import { runCommand } from '../services/command.ts';

const root = join(import.meta.dirname, '../..');

/** As an operator runs it, in a process of its own; nothing of this machine's own configuration reaches it. */
function restore(env: Readonly<Record<string, string | undefined>>) {
  const { PATH, HOME } = process.env;
  return runCommand('npm', ['run', '--silent', 'restore-from-documents'], {
    cwd: root,
    env: { PATH, HOME, LOG_LEVEL: 'error', ...env },
  });
}

/** The person's own rows: an emulator may hold people of other tests. */
async function rowsOf(database: TestDatabase, uid: string): Promise<readonly string[]> {
  const db = database.reopen();
  return Object.entries(await readAll(db)).flatMap(([table, rows]) =>
    rows.filter((row) => row.includes(`"${uid}"`)).map((row) => `${table} ${row}`),
  );
}

/** On SQLite: what is restored is tried on both engines by the suite for both directions. */
export function itRestoresByCommand(placeOf: () => Place): void {
  it('npm run restore-from-documents fills an empty database with the rows that were lost', async () => {
    const [lost, empty] = [await openTestDatabase('sqlite'), await openTestDatabase('sqlite')];
    const app = await makeNoting(lost.db, placeOf());
    const ada = `ada${randomUUID().slice(0, 8)}`;
    const client = await enter(app, ada);
    await newPage(client, await newProject(client));
    expect((await start(client)).status).toBe(200);
    while ((await deliverDocuments(app.deps, openStore(placeOf(), 20_000))) > 0);
    expect(await countWaiting(lost.db)).toBe(0);
    const before = await rowsOf(lost, ada);
    const tables = before.map((row) => row.split(' ')[0]);
    expect(tables).toEqual(expect.arrayContaining(['auth_user', 'project', 'tool_run', 'page']));

    const env = { ...envOf(placeOf()), ...empty.env };
    const first = await restore(env);
    expect(first.output).toMatch(
      /^\d+ people: \d+ documents restored, 0 were here already\.\nNot in Firestore[^\n]*\n$/,
    );
    expect([first.code, await rowsOf(empty, ada)]).toEqual([0, before]);
    const again = await restore(env);
    expect(again.output).toMatch(/ people: 0 documents restored, \d+ were here already\.\n/);
    expect([again.code, await rowsOf(empty, ada)]).toEqual([0, before]);
    await app.close();
    await lost.destroy();
    await empty.destroy();
  });
}
