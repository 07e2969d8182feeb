import type { RunEventData } from '@slipway/contracts';
import type { ModelView } from '@slipway/report';

type MessageOf<K extends keyof RunEventData> = { readonly event: K; readonly data: RunEventData[K] };
export type RunMessage = { [K in keyof RunEventData]: MessageOf<K> }[keyof RunEventData];
export type RunEnd = MessageOf<'result'> | MessageOf<'error'>;
export type Listener = (message: RunMessage) => void;

/** A run this process has in hand, whoever is listening. */
export interface LiveRun {
  readonly id: string;
  /** Fires when it was cancelled or the server stops: whoever waits for a model waits no longer. */
  readonly signal: AbortSignal;
  readonly ended: Promise<RunEnd>;
  send(message: Exclude<RunMessage, RunEnd>): void;
  /** The last message; nothing follows it. */
  end(message: RunEnd): void;
  /** Sends what was missed, of the model's words the latest, and then what comes. Answers with the function that stops it. */
  listen(listener: Listener): () => void;
  isHeard(): boolean;
  abort(): void;
}

export function makeLiveRun(id: string): LiveRun {
  const listeners = new Set<Listener>();
  const said: RunMessage[] = [{ event: 'accepted', data: { id } }];
  let words: ModelView | null = null;
  let isOver = false;
  const stop = new AbortController();
  const ended = Promise.withResolvers<RunEnd>();
  const tell = (message: RunMessage) => {
    for (const listener of [...listeners]) listener(message);
  };
  return {
    id,
    signal: stop.signal,
    ended: ended.promise,
    send(message) {
      if (message.event === 'words') words = message.data;
      else said.push(message);
      tell(message);
    },
    end(message) {
      isOver = true;
      said.push(message);
      tell(message);
      listeners.clear();
      ended.resolve(message);
    },
    listen(listener) {
      const last = isOver ? said.at(-1) : undefined;
      for (const message of last ? said.slice(0, -1) : said) listener(message);
      if (words !== null) listener({ event: 'words', data: words });
      if (last) listener(last);
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isHeard: () => listeners.size > 0,
    abort: () => stop.abort(),
  };
}
