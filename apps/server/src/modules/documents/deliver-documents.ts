import type { Deps } from '../../deps.ts';
import { deliverNext } from './deliver-next.ts';
import type { DocumentStore } from './document-store.ts';
import { hasRow, listWaiting, pruneNotes, takeLease } from './store.ts';

type DeliveryDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'processId'>;

const everyMs = 2000;
const stopMs = 3000;
const leaseMs = 60_000;
const peopleAtOnce = 20;
const firstWaitMs = 2000;
const longestWaitMs = 5 * 60_000;

interface Wait {
  readonly until: number;
  readonly ms: number;
}

/**
 * One round: person by person, each in the order of the outbox. Who fails waits, twice as long each time, and holds up
 * no one else. Answers with how many documents were written.
 */
export async function deliverDocuments(
  deps: DeliveryDeps,
  store: DocumentStore,
  waits: Map<string, Wait> = new Map(),
  isStopping = () => false,
): Promise<number> {
  const { db, clock } = deps;
  let written = 0;
  const waiting = await listWaiting(db.query, peopleAtOnce + waits.size);
  for (const uid of waiting.filter((each) => (waits.get(each)?.until ?? 0) <= clock())) {
    try {
      const before = written;
      while (!isStopping() && (await holdsLease(deps))) {
        if (!(await deliverNext(deps, store, uid))) break;
        written += 1;
      }
      // The notes about who left were the last that named them here.
      if (written > before && !(await hasRow(db.query, 'auth_user', 'id', uid))) await db.scrub();
      waits.delete(uid);
    } catch (error) {
      const ms = Math.min((waits.get(uid)?.ms ?? firstWaitMs / 2) * 2, longestWaitMs);
      waits.set(uid, { until: clock() + ms, ms });
      deps.log.warn('documents could not be written', { person: uid, againInMs: ms, reason: String(error) });
    }
  }
  return written;
}

async function holdsLease({ db, clock, processId }: DeliveryDeps): Promise<boolean> {
  return takeLease(db.query, { holder: processId, now: clock(), until: clock() + leaseMs });
}

/** Every few seconds; gives the function that stops it, after the document that is under way. */
export function startDocumentDelivery(deps: DeliveryDeps, store: DocumentStore | null): () => Promise<void> {
  const waits = new Map<string, Wait>();
  let current: Promise<void> | null = null;
  let stopping = false;
  const isStopping = () => stopping;
  const round = async () => {
    try {
      // Nothing can be written for now: what waits is kept small.
      if (store === null) await pruneNotes(deps.db.query);
      else while ((await deliverDocuments(deps, store, waits, isStopping)) > 0);
    } catch (error) {
      deps.log.warn('documents could not be looked up', { reason: String(error) });
    }
  };
  const begin = () => {
    current ??= round().finally(() => {
      current = null;
    });
  };
  begin();
  const timer = setInterval(begin, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping = true;
    // A write that hangs is not waited for: its note is still there.
    await Promise.race([current, new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
  };
}
