import { writeSync } from 'node:fs';
import { openSqlite } from '../src/db/client.ts';
import { migrate } from '../src/db/migrate.ts';
import { insertContactMessage, insertSubscriber } from '../src/modules/outreach/store.ts';

/** Writes without end and says the id of every row that was promised, until it is killed. */
const [file = '', round = ''] = process.argv.slice(2);
const db = openSqlite(file);
await migrate(db);
for (let n = 0; ; n += 1) {
  const id = `${round}-${n}`;
  const email = `${id}@example.org`;
  await db.transaction(async (trx) => {
    await insertContactMessage(trx, { id, name: 'a', email, message: 'x'.repeat(n % 3000), created_at: n });
    await insertSubscriber(trx, {
      id,
      email,
      state: 'pending',
      confirm_hash: null,
      unsubscribe_hash: id,
      created_at: n,
      confirmed_at: null,
      mailed_at: null,
    });
  });
  // Synchronous: the word is out before the next write begins.
  writeSync(1, `${id}\n`);
}
