import type { Person } from '@slipway/core';
import type { Identity } from './identity.ts';
import { type Mirror, mirrorKey } from './mirror.ts';

/** `remembered` is the mirror's word while the server has not answered: for display only. */
export type AuthState =
  | { readonly status: 'loading'; readonly person: null; readonly remembered: Person | null }
  | { readonly status: 'signed-in'; readonly person: Person; readonly remembered: null }
  | { readonly status: 'signed-out'; readonly person: null; readonly remembered: null };

export const loadingState: AuthState = { status: 'loading', person: null, remembered: null };
const signedOutState: AuthState = { status: 'signed-out', person: null, remembered: null };
const firstRetryMs = 1000;
const longestRetryMs = 30_000;

export interface AuthStore {
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  /** What the server just told us about the person, for example after a sign-in. */
  accept(person: Person | null): void;
  /** Asks the server who is signed in. Never rejects: an unanswered question is asked again. */
  reload(): Promise<void>;
  /** Begins to listen to the window, and asks for the first time. */
  start(): () => void;
}

export function createAuthStore(deps: {
  readonly identity: Pick<Identity, 'current'>;
  readonly mirror: Mirror;
  readonly window: Window;
}): AuthStore {
  const listeners = new Set<() => void>();
  let state = loadingState;
  /** Raised by every answer and every question, so that a late answer never overrules a newer one. */
  let turn = 0;
  let retryMs = firstRetryMs;
  let retryTimer: number | undefined;
  let newest: Promise<void> = Promise.resolve();

  function set(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function accept(person: Person | null): void {
    turn += 1;
    retryMs = firstRetryMs;
    deps.window.clearTimeout(retryTimer);
    deps.mirror.write(person);
    set(person === null ? signedOutState : { status: 'signed-in', person, remembered: null });
  }

  /** Ends when the newest question has been answered: what is asked meanwhile takes the place of this one. */
  function reload(): Promise<void> {
    const own = ask();
    newest = own;
    return own.then(() => (newest === own ? undefined : newest));
  }

  async function ask(): Promise<void> {
    turn += 1;
    const asked = turn;
    deps.window.clearTimeout(retryTimer);
    try {
      const person = await deps.identity.current();
      if (asked === turn) accept(person);
    } catch {
      if (asked === turn) wait();
    }
  }

  /** No answer says nothing about the person, so the mirrors and a known state stay as they are. */
  function wait(): void {
    if (state.status === 'loading' && deps.mirror.read() === null) set(signedOutState);
    retryTimer = deps.window.setTimeout(() => void reload(), retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }

  function start(): () => void {
    const remembered = deps.mirror.read();
    if (state.status === 'loading') set({ status: 'loading', person: null, remembered });
    const onStorage = (event: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (event.key === mirrorKey || event.key === null) void reload();
    };
    const onOnline = () => void reload();
    const onPageShow = (event: PageTransitionEvent) => {
      // The back button can bring a frozen page from before a sign-out.
      if (event.persisted) void reload();
    };
    deps.window.addEventListener('storage', onStorage);
    deps.window.addEventListener('online', onOnline);
    deps.window.addEventListener('pageshow', onPageShow);
    void reload();
    return () => {
      turn += 1;
      deps.window.clearTimeout(retryTimer);
      deps.window.removeEventListener('storage', onStorage);
      deps.window.removeEventListener('online', onOnline);
      deps.window.removeEventListener('pageshow', onPageShow);
    };
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    accept,
    reload,
    start,
  };
}
