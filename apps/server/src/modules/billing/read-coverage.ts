import type { Queries } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { type Coverage, coverageOf, type PaidPeriod, type Stretch } from './coverage.ts';
import { type AccountRow, findAccount, listPeriods, type PeriodRow } from './store.ts';

interface PremiumState extends Coverage {
  readonly trialUsed: boolean;
}

export async function readCoverage(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  uid: string,
): Promise<PremiumState> {
  const now = deps.clock();
  const account = await findAccount(deps.db.query, uid);
  if (!account) return { ...coverageOf([], null, now), trialUsed: false };
  const periods = await listPaid(deps.db.query, account.id, { now, withTests: countsTests(deps) });
  const trialUsed = account.trial_starts_at !== null;
  return { ...coverageOf(periods, trialOf(account), now), trialUsed };
}

/** What was bought with play money opens nothing once real keys are set. */
export function countsTests({ config }: Pick<Deps, 'config'>): boolean {
  return config.payments?.testMode ?? false;
}

export async function listPaid(
  db: Queries,
  accountId: string,
  filter: { now: number; withTests: boolean },
): Promise<readonly PaidPeriod[]> {
  return (await listPeriods(db, accountId, filter)).map(toPaid);
}

export function trialOf(account: AccountRow): Stretch | null {
  if (account.trial_starts_at === null || account.trial_ends_at === null) return null;
  return { startsAt: account.trial_starts_at, endsAt: account.trial_ends_at };
}

function toPaid(row: PeriodRow): PaidPeriod {
  return { id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, endedAt: row.ended_at };
}
