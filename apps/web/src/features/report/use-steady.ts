import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SheetActions } from './sheet-scope.ts';

/** The same functions at every render, whatever the page passes: a keystroke must not redraw the whole sheet twice. */
export function useSteady({ onAssume, onAnswer, onMove }: SheetActions): SheetActions {
  const latest = useRef<SheetActions>({ onAssume, onAnswer, onMove });
  useLayoutEffect(() => {
    latest.current = { onAssume, onAnswer, onMove };
  });
  const [canAssume, canAnswer, canMove] = [
    onAssume !== undefined,
    onAnswer !== undefined,
    onMove !== undefined,
  ];
  return useMemo(
    () => ({
      onAssume: canAssume ? (id, value) => latest.current.onAssume?.(id, value) : undefined,
      onAnswer: canAnswer ? (field, value) => latest.current.onAnswer?.(field, value) : undefined,
      onMove: canMove ? (itemId, boxId) => latest.current.onMove?.(itemId, boxId) : undefined,
    }),
    [canAssume, canAnswer, canMove],
  );
}
