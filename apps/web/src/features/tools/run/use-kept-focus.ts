import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The button that is pressed goes when the run begins, and "Cancel" goes when it ends: the keyboard stays at their place instead of falling
 * back to the top of the page. From there the sheet takes it, once the brief folds.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>, isUnderway: boolean): () => void {
  const wasPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed has just gone
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (wasPressed.current && (activeElement === null || activeElement === body))
      place.current?.focus({ preventScroll: true });
  }, [isUnderway]);
  return () => {
    wasPressed.current = true;
  };
}
