import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Before anything is measured, and on paper: about the text width of A4. */
const paperWidth = 640;
const narrowest = 240;

/** What the last one of a kind measured: the next is as wide, but for a window that was changed meanwhile. */
const lastOf = new Map<string, number>();

/**
 * The width an element has, in whole pixels; drawings are laid out for it rather than shrunk into it. Only the first of a kind
 * asks the page while React puts it in: the answer costs the layout of the whole page, in the same task. Later ones are told
 * by the frame that lays them out.
 */
export function useWidth<E extends HTMLElement>(
  kind: string,
  smallest = narrowest,
): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [expected] = useState(() => lastOf.get(kind) ?? null);
  const [measured, setMeasured] = useState<number | null>(null);
  // HTML of the server is drawn for paper, and taken over as it is.
  const isServed = useSyncExternalStore(neverChanges, inBrowser, onServer);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      // A hidden tab has no width: what was drawn stays until it is shown.
      if (element.clientWidth === 0) return;
      const width = Math.max(smallest, element.clientWidth);
      lastOf.set(kind, width);
      setMeasured(width);
    };
    const isWatched = typeof ResizeObserver !== 'undefined';
    if (expected === null || !isWatched) measure();
    if (!isWatched) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [kind, smallest, expected]);
  return [ref, measured ?? (isServed ? paperWidth : (expected ?? paperWidth))];
}

const neverChanges = () => () => undefined;
const inBrowser = () => false;
const onServer = () => true;
