type Word = 'edited' | 'saved';

interface TabChannel {
  send(word: Word): void;
  close(): void;
}

/** Between the tabs of this browser that have the same page open. It carries no content: whoever hears it asks the server. */
export function openTabChannel(pageId: string, onWord: (word: Word) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { send: () => undefined, close: () => undefined };
  // One channel for both: a second one in the same tab would hear the first.
  const channel = new BroadcastChannel(`slipway:page:${pageId}`);
  channel.onmessage = ({ data }) => {
    if (data === 'edited' || data === 'saved') onWord(data);
  };
  return { send: (word) => channel.postMessage(word), close: () => channel.close() };
}
