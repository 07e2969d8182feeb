import { type RefObject, useEffect } from 'react';

/**
 * For a sticky column that may be taller than the window: it scrolls with the page until its end is seen, and stays there.
 * Shorter ones stop at `topPx`.
 */
export function useStickyTop(ref: RefObject<HTMLElement | null>, topPx: number, bottomPx: number): void {
  useEffect(() => {
    const column = ref.current;
    if (!column) return;
    const place = (): void => {
      const room = window.innerHeight - column.offsetHeight - bottomPx;
      column.style.top = `${Math.min(topPx, room)}px`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(column);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [ref, topPx, bottomPx]);
}
