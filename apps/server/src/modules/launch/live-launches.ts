type Work = (signal: AbortSignal) => Promise<void>;

/** The launch runs this process has in hand. */
export interface LiveLaunches {
  /** Nothing begins twice, and nothing while the server stops. */
  begin(id: string, work: Work): void;
  /** No further step begins; resolves when all have let go. */
  stop(): Promise<void>;
}

export function makeLiveLaunches(): LiveLaunches {
  const inHand = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  return {
    begin(id, work) {
      if (stopping.signal.aborted || inHand.has(id)) return;
      inHand.set(
        id,
        work(stopping.signal).finally(() => inHand.delete(id)),
      );
    },
    async stop() {
      stopping.abort();
      await Promise.allSettled(inHand.values());
    },
  };
}
