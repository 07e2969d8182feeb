import { writeSync } from 'node:fs';
import { openPostgres, openSqlite } from '../src/db/client.ts';
import { postRun } from '../src/modules/credits/post-run.ts';
import { voidRun } from '../src/modules/credits/void-run.ts';
import { makeLedger } from './ledger.ts';
import { silentLog } from './silent-log.ts';

/** Reserves and settles without end and says what was promised, until it is killed. */
const [place = ''] = process.argv.slice(2);
const db = place.startsWith('postgres') ? openPostgres(place, silentLog) : openSqlite(place);
const ledger = makeLedger(db, Date.now());
// Synchronous: the word is out before the next write begins.
const say = (runId: string, state: string) => writeSync(1, `${runId} ${state}\n`);
for (let turn = 0; ; turn += 1) {
  const person = await ledger.addPerson();
  const { runId } = await ledger.reserve(person, { toolId: 'landing-page-generator' });
  say(runId, 'held');
  if (turn % 3 === 0) continue;
  if (turn % 3 === 1) await postRun(ledger.deps, { runId, result: '{}' });
  else await voidRun(ledger.deps, { runId, errorCode: 'server/failed' });
  say(runId, turn % 3 === 1 ? 'posted' : 'voided');
}
