import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SheetActions } from './sheet-scope.ts';

/** The same functions at every render, whatever the page passes: a keystroke must not redraw the whole sheet twice. */
export function useSteady({ onAssume, onAnswer, onEdit }: SheetActions): SheetActions {
  const latest = useRef<SheetActions>({ onAssume, onAnswer, onEdit });
  useLayoutEffect(() => {
    latest.current = { onAssume, onAnswer, onEdit };
  });
  const [canAssume, canAnswer] = [onAssume !== undefined, onAnswer !== undefined];
  const canEdit = onEdit !== undefined;
  return useMemo(
    () => ({
      onAssume: canAssume ? (id, value) => latest.current.onAssume?.(id, value) : undefined,
      onAnswer: canAnswer ? (field, value) => latest.current.onAnswer?.(field, value) : undefined,
      onEdit: canEdit ? (field) => latest.current.onEdit?.(field) : undefined,
    }),
    [canAssume, canAnswer, canEdit],
  );
}
