import type { Page, Section } from '@slipway/page';
import { createContext, use, useSyncExternalStore } from 'react';
import type { EditorStore, Snapshot } from './editor-store.ts';
import { findSelected } from './find-selected.ts';

export const StoreContext = createContext<EditorStore | null>(null);

export function useStore(): EditorStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('There is no editor around this');
  return store;
}

/** Draws anew only when what `pick` gives is another value. */
export function useEditor<T>(pick: (snapshot: Snapshot) => T): T {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

export const usePage = (): Page => useEditor(({ history }) => history.present);

export const useSelected = (): Section | null => useEditor(findSelected);
