type Work = (signal: AbortSignal) => Promise<void>;

/** The launch runs this process has in hand. */
export interface LiveLaunches {
  /** One that is in hand is begun again when it was let go: it may have been cancelled and resumed. Nothing begins while the server stops. */
  begin(id: string, work: Work): void;
  /** No further step begins; resolves when all have let go. */
  stop(): Promise<void>;
}

export function makeLiveLaunches(): LiveLaunches {
  const inHand = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const begin = (id: string, work: Work): void => {
    if (stopping.signal.aborted) return;
    const current = inHand.get(id);
    if (current) {
      void current.then(() => begin(id, work));
      return;
    }
    inHand.set(
      id,
      work(stopping.signal).finally(() => inHand.delete(id)),
    );
  };
  return {
    begin,
    async stop() {
      stopping.abort();
      await Promise.allSettled(inHand.values());
    },
  };
}
