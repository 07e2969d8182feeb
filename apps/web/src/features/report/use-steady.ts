import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SheetActions } from './sheet-scope.ts';

/** The same functions at every render, whatever the page passes: a keystroke must not redraw the whole sheet twice. */
export function useSteady({ onAssume, onAnswer }: SheetActions): SheetActions {
  const latest = useRef<SheetActions>({ onAssume, onAnswer });
  useLayoutEffect(() => {
    latest.current = { onAssume, onAnswer };
  });
  const [canAssume, canAnswer] = [onAssume !== undefined, onAnswer !== undefined];
  return useMemo(
    () => ({
      onAssume: canAssume ? (id, value) => latest.current.onAssume?.(id, value) : undefined,
      onAnswer: canAnswer ? (field, value) => latest.current.onAnswer?.(field, value) : undefined,
    }),
    [canAssume, canAnswer],
  );
}
