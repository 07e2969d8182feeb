import { offlineEvidence } from '@slipway/tools';
import { makeIds } from '../src/adapters/ids.ts';
import { openPostgres, openSqlite } from '../src/db/client.ts';
import { startHoldSweep } from '../src/modules/credits/sweep-holds.ts';
import type { LaunchDeps } from '../src/modules/launch/launch-deps.ts';
import { getLaunch } from '../src/modules/launch/launch-view.ts';
import { makeLiveLaunches } from '../src/modules/launch/live-launches.ts';
import { startLaunch } from '../src/modules/launch/start-launch.ts';
import { startLaunchSweep } from '../src/modules/launch/sweep-launches.ts';
import { makeLiveRuns } from '../src/modules/tools/live-runs.ts';
import { launched, makeLaunchToolbox } from './launch-kit.ts';
import { makeLedger } from './ledger.ts';
import { silentLog } from './silent-log.ts';
import { emptyLibrary } from './small-tool.ts';

/** Works as a server does, until it kills itself at `dieAt` ("gather swot-generator") or the launch run is over. */
const [place = '', uid = '', projectId = '', afterMs = '0', dieAt = ''] = process.argv.slice(2);
const db = place.startsWith('postgres') ? openPostgres(place, silentLog) : openSqlite(place);
const clock = () => Date.now() + Number(afterMs);
const dieIf = (where: string) => {
  if (where === dieAt) process.kill(process.pid, 'SIGKILL');
};
const deps: LaunchDeps = {
  ...makeLedger(db).deps,
  clock,
  ids: makeIds(clock),
  tools: makeLaunchToolbox({
    onGather: (tool) => dieIf(`gather ${tool}`),
    onLookUp: (tool) => dieIf(`look-up ${tool}`),
  }),
  library: emptyLibrary,
  evidence: offlineEvidence,
  model: null,
  runs: makeLiveRuns(),
  launches: makeLiveLaunches(),
  log: silentLog,
};
const stopHolds = startHoldSweep(deps);
const stopLaunches = startLaunchSweep(deps);
// The same key in every life of the server: one launch run.
const { id } = await startLaunch(deps, { uid, projectId, tools: [...launched], idempotencyKey: 'once' });
while ((await getLaunch(deps, { uid, id })).state === 'running')
  await new Promise((resolve) => setTimeout(resolve, 20));
await stopLaunches();
await stopHolds();
await db.close();
