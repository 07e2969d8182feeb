import { type PublicConfig, systemEndpoints } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Config } from '../../config.ts';
import { isMigrated } from '../../db/migrate.ts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { Readiness } from '../../http/readiness.ts';
import type { WebDeps } from '../../http/session.ts';

const [healthz, readyz, publicConfig] = systemEndpoints;

/** Whoever asks whether we are ready does not wait as long as a person would. */
const readyMs = 2000;

async function withinBound(look: () => Promise<void>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('server/unavailable')), readyMs);
  try {
    await Promise.race([look(), promise]);
  } finally {
    clearTimeout(timer);
  }
}

export function systemRoutes(app: App, deps: WebDeps, readiness: Readiness): void {
  bind(app, healthz, deps, async () => ({ status: 'ok' }));

  // Migrations only ever move forward while a process runs.
  let migrated = false;
  bind(app, readyz, deps, async () => {
    if (readiness.draining) throw new AppError('server/unavailable');
    await withinBound(async () => {
      await deps.db.ping();
      migrated ||= await isMigrated(deps.db);
    });
    if (!migrated) throw new AppError('server/unavailable');
    return { status: 'ready', database: deps.db.engine };
  });

  bind(app, publicConfig, deps, async () => ({
    publicUrl: deps.config.publicUrl,
    // The hosted backend has Google of its own.
    google: deps.config.google !== null || deps.config.hosted !== null,
    mail: deps.config.smtpUrl === null ? 'outbox' : 'smtp',
    contactEmail: deps.config.contactEmail,
    hosted: publicHosted(deps.config),
    version: packageJson.version,
  }));
}

function publicHosted({ hosted, measurementId }: Config): PublicConfig['hosted'] {
  return hosted && { ...hosted.fields, measurementId, authEmulator: hosted.authEmulator };
}
