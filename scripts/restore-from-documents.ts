import { openDocuments } from '../apps/server/src/adapters/documents/open-documents.ts';
import { makeIds } from '../apps/server/src/adapters/ids.ts';
import { makeLog } from '../apps/server/src/adapters/log.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/db/client.ts';
import { lockFolder } from '../apps/server/src/db/data-lock.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { notKept } from '../apps/server/src/modules/documents/kinds.ts';
import { openOutbox } from '../apps/server/src/modules/documents/open-outbox.ts';
import { restoreDocuments } from '../apps/server/src/modules/documents/restore-documents.ts';

/** Brings people's documents back from Firestore into the configured database. Run it while the server is stopped. */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel, (line) => void process.stdout.write(line));
  const store = openDocuments(config, Date.now, log);
  if (store === null) {
    say('Nothing to restore from: BACKEND=hosted and GOOGLE_APPLICATION_CREDENTIALS must be set.');
    return 1;
  }
  const holder = { pid: process.pid, address: 'restore-from-documents', since: new Date().toISOString() };
  const lock = config.databaseUrl === null ? lockFolder(config.dataDir, holder) : null;
  const db = openDatabase(config, log);
  try {
    await migrate(db);
    await openOutbox({ db, config });
    const deps = { config, db, clock: Date.now, ids: makeIds(Date.now), processId: 'restore-from-documents' };
    const { people, documents, kept, failed } = await restoreDocuments(deps, store);
    say(`${people} people: ${documents} documents restored, ${kept} were here already.`);
    say(`Not in Firestore, so not restored: ${Object.keys(notKept).join(', ')}.`);
    for (const line of failed) say(`Not restored: ${line}`);
    return failed.length === 0 ? 0 : 1;
  } finally {
    await db.close();
    lock?.release();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  say(`Nothing was restored. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
