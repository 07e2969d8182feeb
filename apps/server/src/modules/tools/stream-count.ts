/** More tabs than anybody has open; each costs a connection and a copy of every event. */
export const streamsMax = 12;

/** How many event streams each person has open at this server. */
interface StreamCount {
  isFull(uid: string): boolean;
  /** Counts one until `stream` ends, however it ends. */
  during(uid: string, stream: () => Promise<unknown>): Promise<void>;
}

export function makeStreamCount(): StreamCount {
  const open = new Map<string, number>();
  const add = (uid: string, change: number) => {
    const count = (open.get(uid) ?? 0) + change;
    if (count > 0) open.set(uid, count);
    else open.delete(uid);
  };
  return {
    isFull: (uid) => (open.get(uid) ?? 0) >= streamsMax,
    async during(uid, stream) {
      add(uid, 1);
      try {
        await stream();
      } finally {
        add(uid, -1);
      }
    },
  };
}
