import { once } from 'node:events';
import { isToolId } from '@slipway/tools';
import { openPostgres, openSqlite } from '../src/db/client.ts';
import { raceReserves } from './credit-trials.ts';
import { makeLedger } from './ledger.ts';
import { silentLog } from './silent-log.ts';

/** One of several processes that reserve for the same person: says `ready`, waits for a word, then races. */
const [place = '', uid = '', toolId = '', count = '0'] = process.argv.slice(2);
if (!isToolId(toolId)) throw new Error(`There is no tool ${toolId}.`);
const db = place.startsWith('postgres') ? openPostgres(place, silentLog) : openSqlite(place);
const ledger = makeLedger(db);
await db.ping();
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdout.write(
  `${JSON.stringify(await raceReserves(ledger, { uid }, { toolId, count: Number(count) }))}\n`,
);
await db.close();
process.stdin.destroy();
