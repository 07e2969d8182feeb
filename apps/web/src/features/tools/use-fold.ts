import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Fold {
  readonly isFolded: boolean;
  turn(): void;
  /** Somebody is at it: it stays in sight, also when it is changed back to what it was. */
  keepOpen(): void;
}

interface Around {
  /** Another result, another fold. */
  readonly runId: string | null;
  readonly hasSheet: boolean;
  /** What stands in the brief is not what the sheet was made from. */
  readonly isChanged: boolean;
  /** Counts the times that the brief was refused: it is opened then. */
  readonly refusals: number;
  /** Where the focus goes when the brief folds with it. */
  readonly sheet: RefObject<HTMLElement | null>;
}

export const briefId = 'brief';

/** The brief folds once the sheet stands, unless somebody wants it open or has changed it. */
export function useFold({ runId, hasSheet, isChanged, refusals, sheet }: Around): Fold {
  const [wish, setWish] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wished for one result is not wished for the next
  useEffect(() => setWish(null), [runId]);
  useEffect(() => {
    if (refusals > 0) setWish(false);
  }, [refusals]);
  const isFolded = hasSheet && (wish ?? !isChanged);
  // Asked before the browser takes the focus from what is hidden; given after the drawing, which a focus would wait for.
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    takesFocus.current = isFolded && document.activeElement?.closest(`#${briefId}`) != null;
  }, [isFolded]);
  useEffect(() => {
    if (isFolded && takesFocus.current) sheet.current?.focus({ preventScroll: true });
  }, [isFolded, sheet]);
  return { isFolded, turn: () => setWish(!isFolded), keepOpen: () => setWish(false) };
}
