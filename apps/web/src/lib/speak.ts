import { useSyncExternalStore } from 'react';

export const canSpeak = (): boolean => typeof window !== 'undefined' && 'speechSynthesis' in window;

/** Says a name as words: two that are joined by a capital are two. */
export function speak(name: string): void {
  const words = new SpeechSynthesisUtterance(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  words.lang = 'en-US';
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
}

const neverChanges = () => () => {};

/** The same while a page made beforehand is taken over: its HTML was written where no voice was. */
export const useCanSpeak = (): boolean => useSyncExternalStore(neverChanges, canSpeak, () => false);
