import { useLayoutEffect, useMemo, useRef } from 'react';
import type { SheetActions } from './sheet-scope.ts';

/** The same functions at every render, whatever the page passes: a keystroke must not redraw the whole sheet twice. */
export function useSteady({ onAssume, onAnswer, onEdit, onAskFriends }: SheetActions): SheetActions {
  const latest = useRef<SheetActions>({ onAssume, onAnswer, onEdit, onAskFriends });
  useLayoutEffect(() => {
    latest.current = { onAssume, onAnswer, onEdit, onAskFriends };
  });
  const [canAssume, canAnswer] = [onAssume !== undefined, onAnswer !== undefined];
  const [canEdit, canAsk] = [onEdit !== undefined, onAskFriends !== undefined];
  return useMemo(
    () => ({
      onAssume: canAssume ? (id, value) => latest.current.onAssume?.(id, value) : undefined,
      onAnswer: canAnswer ? (field, value) => latest.current.onAnswer?.(field, value) : undefined,
      onEdit: canEdit ? (field) => latest.current.onEdit?.(field) : undefined,
      onAskFriends: canAsk ? (names) => latest.current.onAskFriends?.(names) : undefined,
    }),
    [canAssume, canAnswer, canEdit, canAsk],
  );
}
