import type { CreditRecord, CreditTransaction } from '../../api/credits.ts';

/** Browser storage of the specification's section 3: what the server last said, for display. Never read as truth. */
interface CreditMirror {
  writeRecord(uid: string, record: CreditRecord): void;
  writeTransactions(uid: string, transactions: readonly CreditTransaction[]): void;
  forget(uid: string): void;
  isKeyOf(uid: string, key: string | null): boolean;
}

const recordKey = (uid: string) => `credits${uid}`;
const transactionsKey = (uid: string) => `transactions${uid}`;

/** Storage can be switched off or full, and the app works all the same. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Nothing is lost: the server holds what this copies.
  }
}

export function createCreditMirror(target: Window): CreditMirror {
  const write = (key: string, value: unknown): void =>
    attempt(() => target.localStorage.setItem(key, JSON.stringify(value)));
  return {
    writeRecord(uid, { credits, lastReset, updatedAt }) {
      // Always in this order: an equal text fires no storage event, so tabs do not wake each other in turns.
      write(recordKey(uid), { credits, lastReset, updatedAt });
    },
    writeTransactions: (uid, transactions) => write(transactionsKey(uid), transactions),
    forget(uid) {
      for (const key of [recordKey(uid), transactionsKey(uid)])
        attempt(() => target.localStorage.removeItem(key));
    },
    // A null key means that the whole storage was cleared.
    isKeyOf: (uid, key) => key === null || key === recordKey(uid) || key === transactionsKey(uid),
  };
}
