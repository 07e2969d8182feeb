import { AppError } from '@slipway/core';
import type { Page } from '@slipway/page';

/** Where the page is kept on the server; null until its first change is. */
export interface Place {
  readonly id: string;
  readonly revision: number;
}

export type SaveState =
  | { readonly kind: 'untouched' | 'saved' | 'waiting' | 'saving' | 'offline' }
  /** Another save came first. Nothing was overwritten. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'refused'; readonly message: string };

interface Ports {
  create(page: Page): Promise<Place>;
  save(page: Page, place: Place): Promise<Place>;
  /** What is not on the server yet is kept in this browser, beside what is; null when all of it is there. */
  keepDraft(page: Page | null, place: Place | null, saved: Page): void;
  /** Gives back what calls it off. */
  later(work: () => void, ms: number): () => void;
}

export interface Saver {
  getState(): SaveState;
  getPlace(): Place | null;
  subscribe(listener: () => void): () => void;
  /** The page as it is now; cheap where nothing changed. */
  changed(page: Page): void;
  /** At once, for example before publishing. True when all of it is on the server. */
  flush(): Promise<boolean>;
  /** The page on the server is this one now. */
  adopt(page: Page, place: Place): void;
  hasUnsaved(): boolean;
  /** Writes the draft now: the tab may be gone in a moment. */
  keepNow(): void;
  stop(): void;
}

const saveAfterMs = 1200;
const draftAfterMs = 300;
const retryMs = 5000;

/** Saves a moment after the last change, one save at a time, each from the revision of the one before. */
export function createSaver(page: Page, place: Place | null, ports: Ports): Saver {
  let [saved, latest, at] = [page, page, place];
  let state: SaveState = { kind: place === null ? 'untouched' : 'saved' };
  let underway: Promise<void> | null = null;
  let callOff = () => {};
  let callOffDraft = () => {};
  let isStopped = false;
  const listeners = new Set<() => void>();
  const set = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function send(): Promise<void> {
    const sent = latest;
    set({ kind: 'saving' });
    try {
      const place = at === null ? await ports.create(sent) : await ports.save(sent, at);
      at = place;
      saved = sent;
      if (latest === sent) {
        callOffDraft();
        ports.keepDraft(null, place, saved);
        set({ kind: 'saved' });
      } else plan(saveAfterMs);
    } catch (cause) {
      fail(cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause }));
    }
  }

  function fail(error: AppError): void {
    if (error.code === 'page/changed') set({ kind: 'changed' });
    else if (isPassing(error)) {
      set({ kind: 'offline' });
      if (!isStopped) callOff = ports.later(() => void start(), retryMs);
    } else set({ kind: 'refused', message: error.message });
  }

  function start(): Promise<void> {
    callOff();
    underway ??= send().finally(() => {
      underway = null;
    });
    return underway;
  }

  function plan(ms: number): void {
    callOff();
    if (state.kind !== 'waiting') set({ kind: 'waiting' });
    callOff = ports.later(() => void start(), ms);
  }

  function keepNow(): void {
    callOffDraft();
    if (latest !== saved) ports.keepDraft(latest, at, saved);
  }

  return {
    getState: () => state,
    getPlace: () => at,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed(page) {
      if (page === latest) return;
      latest = page;
      callOffDraft();
      callOffDraft = ports.later(
        () => ports.keepDraft(latest === saved ? null : latest, at, saved),
        draftAfterMs,
      );
      if (underway === null && state.kind !== 'changed') plan(saveAfterMs);
    },
    async flush() {
      for (let tries = 0; tries < 3 && (latest !== saved || at === null); tries += 1) {
        if (state.kind === 'changed') return false;
        await start();
      }
      return latest === saved && at !== null;
    },
    adopt(page, place) {
      callOff();
      callOffDraft();
      [saved, latest, at] = [page, page, place];
      ports.keepDraft(null, place, saved);
      set({ kind: 'saved' });
    },
    hasUnsaved: () => latest !== saved,
    keepNow,
    stop() {
      isStopped = true;
      callOff();
      // What was typed in the last moment is found again at the next opening.
      keepNow();
    },
  };
}

/** No network, or a server that is busy or starting: the same save may get through in a moment. */
function isPassing({ code, status }: AppError): boolean {
  return code === 'network/offline' || code === 'request/too-many' || status >= 500;
}
