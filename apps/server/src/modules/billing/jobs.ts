import type { Deps } from '../../deps.ts';
import type { BillingDeps } from './billing-deps.ts';
import { workInbox } from './inbox/work-inbox.ts';
import { mailReceipts } from './mail-receipts.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const everyMs = 15_000;

/** What lies in the database to be done: unread messages and receipts. */
export async function workThrough(deps: BillingDeps): Promise<void> {
  await workInbox(deps);
  await mailReceipts(deps);
}

/** One round of everything, questions to the provider included. */
export async function runBillingJobs(deps: BillingDeps): Promise<void> {
  await workInbox(deps);
  await reconcileOrders(deps);
  await mailReceipts(deps);
}

/** At the start, because the last process may have been killed in the middle, and from then on for ever. */
export function startBillingJobs(deps: BillingDeps): () => Promise<void> {
  const jobs = makeTurnstile(deps, () => runBillingJobs(deps));
  const timer = setInterval(jobs.run, everyMs);
  timer.unref();
  jobs.run();
  return async () => {
    clearInterval(timer);
    await jobs.settled();
  };
}

interface Turnstile {
  run(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

/** Runs at most one at a time; calls that come meanwhile are answered by one more run. */
export function makeTurnstile(deps: Pick<Deps, 'log'>, work: () => Promise<void>): Turnstile {
  let current: Promise<void> | null = null;
  let isWanted = false;
  const runAll = async () => {
    try {
      do {
        isWanted = false;
        await work();
      } while (isWanted);
    } catch (error) {
      deps.log.error('billing could not be worked through', { reason: error });
    } finally {
      current = null;
    }
  };
  return {
    run() {
      isWanted = true;
      current ??= runAll();
    },
    async settled() {
      await current;
    },
  };
}
