import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { switchedOffEvidence } from '@slipway/tools';
import { openDocuments } from './adapters/documents/open-documents.ts';
import { makeExporter } from './adapters/exporter/make-exporter.ts';
import { requireFreePort, startHttpServer } from './adapters/http-server.ts';
import { createIdentity } from './adapters/identity/create-identity.ts';
import { makeIds } from './adapters/ids.ts';
import { makeLog } from './adapters/log.ts';
import { makeOutbox } from './adapters/mail/outbox.ts';
import { makeRazorpay } from './adapters/payments/razorpay.ts';
import { watchThread } from './adapters/thread-load.ts';
import { buildApp } from './app.ts';
import { type Config, isLoopback, readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { startDatabaseClock } from './db/clock.ts';
import { type DataLock, lockFolder } from './db/data-lock.ts';
import { migrate } from './db/migrate.ts';
import type { Deps, Log } from './deps.ts';
import { openEvidence } from './evidence/open-evidence.ts';
import type { Readiness } from './http/readiness.ts';
import { loadSite } from './http/site.ts';
import { startBillingJobs } from './modules/billing/jobs.ts';
import { startHoldSweep } from './modules/credits/sweep-holds.ts';
import { startDepartureSweep } from './modules/departures/sweep-departures.ts';
import { startDocumentDelivery } from './modules/documents/deliver-documents.ts';
import { openOutbox } from './modules/documents/open-outbox.ts';
import { makeLiveLaunches } from './modules/launch/live-launches.ts';
import { startLaunchSweep } from './modules/launch/sweep-launches.ts';
import { startLimitSweep } from './modules/limits/sweep-limits.ts';
import { startExperimentSweep } from './modules/pages/experiment/sweep-experiments.ts';
import { makeLibrary } from './modules/tools/library.ts';
import { makeLiveRuns } from './modules/tools/live-runs.ts';
import { makeToolbox } from './modules/tools/toolbox.ts';
import { warmUp } from './modules/tools/warm-up.ts';

/** A signal to the process group comes again from npm and from the launcher, which both pass it on. */
const signalEchoMs = 1000;
/** Runs that are still waiting for a model after this end with what was computed: the server has 10 s for all of it. */
const runGraceMs = 8000;

const print = (line: string) => void process.stdout.write(line);

async function start(config: Config, log: Log): Promise<() => Promise<void>> {
  const lock = lockEmbedded(config);
  await requireFreePort(config.host, config.port);
  const db = openDatabase(config, log);
  await migrate(db);
  await openOutbox({ db, config });

  const databaseClock = await startDatabaseClock(db, log);
  const clock = databaseClock.now;
  const ids = makeIds(clock);
  const outbox = () => makeOutbox(join(config.dataDir, 'outbox'), { db, clock, ids, log });
  const mailer =
    config.smtpUrl === null
      ? outbox()
      : (await import('./adapters/mail/smtp.ts')).makeSmtp(config.smtpUrl, config);
  const identity = createIdentity({ config, db, clock, ids, log });
  const documents = openDocuments(config, clock, log);
  const payments = config.payments && makeRazorpay(config.payments);
  const deps: Deps = {
    config,
    db,
    clock,
    ids,
    processId: ids.next(),
    mailer,
    identity,
    payments,
    tools: makeToolbox(),
    library: makeLibrary(),
    evidence: config.outsideLookups ? openEvidence({ config, db, clock, log }) : switchedOffEvidence,
    // A large library: fetched only where a model is configured.
    model: config.model && (await import('./ai/gateway.ts')).makeModelGateway(config.model),
    exporter: makeExporter(log),
    runs: makeLiveRuns(),
    launches: makeLiveLaunches(),
    log,
  };

  const readiness: Readiness = { draining: false };
  const thread = watchThread();
  const app = buildApp(deps, loadSite(config.siteDir, config), readiness, thread);
  // Loading what is known stops the thread for seconds in all: before anybody is let in, not after.
  if (config.warmUp) await warmUp(deps);
  const server = await startHttpServer(app, config.host, config.port);
  const stopSweep = startLimitSweep(deps);
  const stopDepartureSweep = startDepartureSweep(deps);
  const stopHoldSweep = startHoldSweep(deps);
  const stopLaunches = startLaunchSweep(deps);
  const stopBilling = startBillingJobs(deps);
  const stopExperimentSweep = startExperimentSweep(deps);
  const stopDocuments = config.hosted && startDocumentDelivery(deps, documents);
  print(`Slipway is ready at ${addressOf(config)}\n`);

  return async () => {
    readiness.draining = true;
    // Before the runs, so that none begins its next step; they go on at the next start.
    await stopLaunches();
    // Runs outlive their connections, and a stream lives as long as its run.
    await Promise.all([server.stop(), deps.runs.stop(runGraceMs)]);
    // One may have begun on a connection that was still open.
    await deps.runs.stop(0);
    stopSweep();
    stopDepartureSweep();
    await stopExperimentSweep();
    await stopDocuments?.();
    await stopBilling();
    await stopHoldSweep();
    databaseClock.stop();
    thread.stop();
    await deps.exporter.stop();
    await db.close();
    lock?.release();
  };
}

/** Several servers may share a PostgreSQL database; the embedded one belongs to a single process. */
function lockEmbedded(config: Config): DataLock | null {
  if (config.databaseUrl !== null) return null;
  const since = new Date().toISOString();
  return lockFolder(config.dataDir, { pid: process.pid, address: addressOf(config), since });
}

function addressOf({ host, port }: Config): string {
  const name = isLoopback(host) || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name}:${port}`;
}

async function main(): Promise<void> {
  // Node would keep what it read of compiled code, some 12 MB, until the process ends; what is given back now is used again.
  flushCompileCache();
  let log = makeLog('info', print);
  try {
    const config = readConfig(process.env);
    log = makeLog(config.logLevel, print);
    const stop = await start(config, log);
    let stoppingSince = 0;
    const onSignal = (signal: string) => {
      if (stoppingSince > 0) {
        // A second signal does not wait.
        if (Date.now() - stoppingSince > signalEchoMs) process.exit(1);
        return;
      }
      stoppingSince = Date.now();
      log.info('stopping', { signal });
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('could not stop cleanly', { reason: error });
          process.exit(1);
        },
      );
    };
    process.on('SIGTERM', onSignal);
    process.on('SIGINT', onSignal);
  } catch (error) {
    log.error('initialization error', { reason: error });
    process.stderr.write(
      `Slipway could not start. ${error instanceof Error ? error.message : String(error)}\n`,
    );
    process.exit(1);
  }
}

await main();
