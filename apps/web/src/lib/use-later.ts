import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Turn = () => void;

/** One after the other: all at once they would be put into the page in one long task. */
const waiting = new Set<Turn>();
let current: Turn | null = null;

function callNext(): void {
  const [next] = waiting;
  current = next ?? null;
  if (next === undefined) return;
  waiting.delete(next);
  startTransition(next);
}

/** It has been drawn, or is gone. */
function release(turn: Turn): void {
  waiting.delete(turn);
  if (current === turn) callNext();
}

/** Paper waits for nobody: what is due later is drawn before the print is made, and so is what that brings. */
function drawAll(): void {
  while (waiting.size > 0 || current !== null) {
    const turns = current === null ? [...waiting] : [current, ...waiting];
    waiting.clear();
    current = null;
    flushSync(() => {
      for (const turn of turns) turn();
    });
  }
}
if (typeof window !== 'undefined') window.addEventListener('beforeprint', drawAll);

/** Inside it nothing waits: HTML that is read without script has every part. */
export const Whole = createContext(false);

/** False in the first drawing, true when the page has time: what waits for it is then drawn by itself and holds up nothing. */
export function useLater(): boolean {
  const [isDue, setDue] = useState(useContext(Whole));
  const [turn] = useState<Turn>(() => () => setDue(true));
  useEffect(() => {
    if (isDue) return;
    waiting.add(turn);
    if (current === null) callNext();
    return () => release(turn);
  }, [isDue, turn]);
  return isDue;
}

/** Drawn when the page has time for it. */
export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  return useLater() ? children : null;
}
