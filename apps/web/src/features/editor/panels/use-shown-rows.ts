import { type RefObject, useLayoutEffect, useState } from 'react';

/** As tall as `.editor-layer`. */
const rowPx = 44;
/** Up to here all rows are drawn. */
const most = 100;
/** Drawn above and below what is seen. */
const spare = 10;

interface ShownRows {
  readonly from: number;
  readonly to: number;
  /** Stands in for the rows that are not drawn. */
  readonly padding: { readonly paddingTop: number; readonly paddingBottom: number } | undefined;
}

/** Which rows of a list are near the window of the panel it scrolls in: hundreds of them would be laid out at every step. */
export function useShownRows(list: RefObject<HTMLElement | null>, count: number): ShownRows {
  const [first, setFirst] = useState(0);
  const [seen, setSeen] = useState(2 * spare);
  const isLong = count > most;
  useLayoutEffect(() => {
    const panel = list.current?.parentElement ?? null;
    if (!isLong || panel === null) return;
    const look = () => {
      setSeen(Math.ceil(panel.clientHeight / rowPx));
      // In steps of ten, so that a little scrolling draws nothing.
      setFirst(Math.floor(panel.scrollTop / rowPx / 10) * 10);
    };
    look();
    panel.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      panel.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, isLong]);
  if (!isLong) return { from: 0, to: count, padding: undefined };
  const from = Math.max(0, Math.min(first, count - seen) - spare);
  const to = Math.min(count, first + seen + 10 + spare);
  return { from, to, padding: { paddingTop: from * rowPx, paddingBottom: (count - to) * rowPx } };
}
