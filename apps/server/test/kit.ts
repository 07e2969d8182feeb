import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { offlineEvidence } from '@slipway/tools';
import { makeExporter } from '../src/adapters/exporter/make-exporter.ts';
import { createIdentity, type Passwords } from '../src/adapters/identity/create-identity.ts';
import { makeIds } from '../src/adapters/ids.ts';
import { makeRazorpay } from '../src/adapters/payments/razorpay.ts';
import { buildApp } from '../src/app.ts';
import { type Config, type Environment, readConfig } from '../src/config.ts';
import type { Database, Engine } from '../src/db/client.ts';
import type { Deps, Log, Mail, Mailer } from '../src/deps.ts';
import type { App } from '../src/http/context.ts';
import { emptySite, type Site } from '../src/http/site.ts';
import { makeLiveLaunches } from '../src/modules/launch/live-launches.ts';
import { makeLibrary } from '../src/modules/tools/library.ts';
import { makeLiveRuns } from '../src/modules/tools/live-runs.ts';
import type { ModelPort } from '../src/modules/tools/model-port.ts';
import { makeToolbox, type Toolbox } from '../src/modules/tools/toolbox.ts';
import { type Client, makeClient } from './client.ts';
import { openTestDatabase } from './engines.ts';

export interface TestAppOptions {
  /** From `describeEachEngine`; without it a database is made on `engine` and removed by `close()`. */
  readonly db?: Database;
  readonly engine?: Engine;
  /** Parsed like the real environment. */
  readonly env?: Environment;
  /** Laid over the parsed configuration. */
  readonly config?: Partial<Config>;
  readonly mailer?: Mailer;
  /** Stands in for the slow hash, or counts its calls. */
  readonly passwords?: Passwords;
  readonly site?: Site;
  /** Stand in for the real tools and for what they know. */
  readonly tools?: Toolbox;
  readonly library?: Deps['library'];
  readonly evidence?: Deps['evidence'];
  readonly model?: ModelPort;
  readonly exporter?: Deps['exporter'];
  /** How long the payment provider may take. */
  readonly payments?: { readonly deadlineMs: number };
}

export interface TestApp {
  readonly app: App;
  readonly deps: Deps;
  readonly dataDir: string;
  readonly mails: Mail[];
  readonly logs: LogLine[];
  readonly clock: { now(): number; advance(ms: number): void };
  /** The first caller's own. */
  readonly request: Client['request'];
  readonly cookies: Client['cookies'];
  /** Another caller, with cookies and an address of its own. */
  client(ip?: string): Client;
  /** A new app object on the same database, as after a restart. */
  restart(): App;
  close(): Promise<void>;
}

interface LogLine {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** One for all apps of a file: it never changes, and takes seconds to load. */
const library = makeLibrary();

const testSecret = 'a secret that only tests know, long enough';

export async function makeTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const own = options.db ? null : await openTestDatabase(options.engine ?? 'sqlite');
  const db = options.db ?? own?.db;
  if (!db) throw new Error('no database');
  const dataDir = mkdtempSync(join(tmpdir(), 'slipway-app-'));
  const config = {
    ...readConfig({ DATA_DIR: dataDir, AUTH_SECRET: testSecret, ...options.env }),
    ...options.config,
  };

  // A day in the past would make cookies of the fixed clock expire for code that reads the real one.
  let nowMs = Date.now();
  const advance = (ms: number) => {
    nowMs += ms;
  };
  const mails: Mail[] = [];
  const logs: LogLine[] = [];
  const ids = makeIds(() => nowMs);
  const log = collectLog(logs);
  const deps: Deps = {
    config,
    db,
    clock: () => nowMs,
    ids,
    processId: ids.next(),
    mailer: options.mailer ?? { send: async (mail) => void mails.push(mail) },
    identity: createIdentity({ config, db, clock: () => nowMs, ids, log }, options.passwords),
    payments: config.payments && makeRazorpay({ ...config.payments, ...options.payments }),
    tools: options.tools ?? makeToolbox(),
    library: options.library ?? library,
    evidence: options.evidence ?? offlineEvidence,
    model: options.model ?? null,
    exporter: options.exporter ?? makeExporter(log),
    runs: makeLiveRuns(),
    launches: makeLiveLaunches(),
    log,
  };
  const build = () => buildApp(deps, options.site ?? emptySite);
  const app = build();
  const first = makeClient(app, config.publicUrl);
  return {
    app,
    deps,
    dataDir,
    mails,
    logs,
    clock: { now: () => nowMs, advance },
    request: first.request,
    cookies: first.cookies,
    client: (ip) => makeClient(app, config.publicUrl, ip),
    restart: build,
    async close() {
      await deps.launches.stop();
      await deps.exporter.stop();
      await own?.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function collectLog(lines: LogLine[]): Log {
  const at =
    (level: LogLine['level']): Log['info'] =>
    (message, fields = {}) =>
      void lines.push({ level, message, fields });
  return { info: at('info'), warn: at('warn'), error: at('error') };
}
