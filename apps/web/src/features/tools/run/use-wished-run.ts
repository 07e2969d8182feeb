import { useEffect, useEffectEvent } from 'react';
import { takeRunWish } from '../../../lib/carried-idea.ts';

/** An idea that came with "Score it" runs by itself; `idea` is null until a signed-in person has it in the form. */
export function useWishedRun(idea: string | null, run: () => void): void {
  const start = useEffectEvent((words: string) => {
    if (takeRunWish(words)) run();
  });
  const isReady = idea !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words that came are the first that stand here
  useEffect(() => {
    if (idea !== null) start(idea);
  }, [isReady]);
}
