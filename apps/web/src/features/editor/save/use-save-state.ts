import { createContext, use, useSyncExternalStore } from 'react';
import type { Saver, SaveState } from './saver.ts';

export const SaverContext = createContext<Saver | null>(null);

export function useSaver(): Saver {
  const saver = use(SaverContext);
  if (saver === null) throw new Error('There is no saver around this');
  return saver;
}

export function useSaveState(): SaveState {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, saver.getState);
}

/** Null while the state is none of these. */
export function useSaveNews(isNews: (state: SaveState) => boolean): SaveState | null {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => {
    const state = saver.getState();
    return isNews(state) ? state : null;
  });
}

/** Null until the page is on the server. */
export function usePageId(): string | null {
  const saver = useSaver();
  return useSyncExternalStore(saver.subscribe, () => saver.getPlace()?.id ?? null);
}
