import type { Deps } from '../../deps.ts';

/** The ports that billing uses. */
export type BillingDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'ids' | 'mailer' | 'payments' | 'log'>;
