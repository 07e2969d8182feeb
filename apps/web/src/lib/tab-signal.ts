/**
 * Tells the other tabs of this browser that something changed on the server. It carries no content, so there is
 * nothing to forge: whoever hears it asks the server.
 */
interface TabSignal {
  send(): void;
  /** Gives back what ends the listening. The sending tab does not hear itself. */
  listen(work: () => void): () => void;
}

export function createTabSignal(name: string): TabSignal {
  return {
    send() {
      if (typeof BroadcastChannel === 'undefined') return;
      const channel = new BroadcastChannel(name);
      channel.postMessage(null);
      channel.close();
    },
    listen(work) {
      if (typeof BroadcastChannel === 'undefined') return () => undefined;
      const channel = new BroadcastChannel(name);
      channel.onmessage = () => work();
      return () => channel.close();
    },
  };
}
