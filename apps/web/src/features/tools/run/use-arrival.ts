import { type RefObject, useEffect, useRef } from 'react';
import type { RunState } from './run-state.ts';

/** From here on the brief stands beside the sheet. */
const wideFromPx = 1024;
/** Somebody who has scrolled further than this is reading, and is left alone. */
const nearPx = 300;

/** Brings a new result into sight where it is not: below the form on a phone, above the window on a wide screen. */
export function useArrival(sheet: RefObject<HTMLElement | null>, state: RunState): void {
  const stage =
    state.phase === 'underway' && state.report ? 'computed' : state.phase === 'done' ? 'done' : null;
  const before = useRef(stage);
  useEffect(() => {
    const place = sheet.current;
    // A quick run is done before its computed sheet was drawn.
    const isNew = before.current === null && stage !== null;
    before.current = stage;
    if (!place || stage === null) return;
    const { top } = place.getBoundingClientRect();
    const isNarrow = window.innerWidth < wideFromPx;
    const isOff = isNarrow || top < 0 || top > window.innerHeight * 0.6;
    if (isNew ? isOff : isNarrow && Math.abs(top) < nearPx) place.scrollIntoView({ block: 'start' });
  }, [sheet, stage]);
}
