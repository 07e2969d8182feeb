import { useSyncExternalStore } from 'react';
import { dropDraft, findDraft, saveDraft } from './drafts.ts';

/** The project somebody works in, kept in this browser for each person until they sign out. */
const name = 'project';
const listeners = new Set<() => void>();

export function findCurrentProject(uid: string | null): string | null {
  const found = uid === null ? null : findDraft({ uid, name });
  return typeof found === 'string' ? found : null;
}

export function setCurrentProject(uid: string, id: string | null): void {
  if (findCurrentProject(uid) === id) return;
  if (id === null) dropDraft({ uid, name });
  else saveDraft({ uid, name }, id);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null on the server, for visitors, and until one was chosen. Another tab may work in another one until it is loaded anew. */
export function useCurrentProject(uid: string | null): string | null {
  return useSyncExternalStore(
    subscribe,
    () => findCurrentProject(uid),
    () => null,
  );
}
