import { systemEndpoints } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import packageJson from '../../../package.json' with { type: 'json' };
import { isMigrated } from '../../db/migrate.ts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { Readiness } from '../../http/readiness.ts';
import type { WebDeps } from '../../http/session.ts';

const [healthz, readyz, publicConfig] = systemEndpoints;

export function systemRoutes(app: App, deps: WebDeps, readiness: Readiness): void {
  bind(app, healthz, deps, async () => ({ status: 'ok' }));

  // Migrations only ever move forward while a process runs.
  let migrated = false;
  bind(app, readyz, deps, async () => {
    if (readiness.draining) throw new AppError('server/unavailable');
    await deps.db.ping();
    migrated ||= await isMigrated(deps.db);
    if (!migrated) throw new AppError('server/unavailable');
    return { status: 'ready', database: deps.db.engine };
  });

  bind(app, publicConfig, deps, async () => ({
    publicUrl: deps.config.publicUrl,
    google: deps.config.google !== null,
    mail: deps.config.smtpUrl === null ? 'outbox' : 'smtp',
    contactEmail: deps.config.contactEmail,
    version: packageJson.version,
  }));
}
