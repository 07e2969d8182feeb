import { useEffect, useState } from 'react';

interface Fold {
  readonly isFolded: boolean;
  turn(): void;
  /** As it comes: folded once a sheet stands. */
  forget(): void;
}

interface Around {
  /** Another result, another fold. */
  readonly runId: string | null;
  readonly hasSheet: boolean;
  /** What stands in the brief is not what the sheet was made from. */
  readonly isChanged: boolean;
  /** Counts the times that the brief was refused: it is opened then. */
  readonly refusals: number;
}

/** The brief folds once the sheet stands, unless somebody wants it open or has changed it. */
export function useFold({ runId, hasSheet, isChanged, refusals }: Around): Fold {
  const [wish, setWish] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was wished for one result is not wished for the next
  useEffect(() => setWish(null), [runId]);
  useEffect(() => {
    if (refusals > 0) setWish(false);
  }, [refusals]);
  // Words that are being changed stay in sight, also when they are back at what they were.
  useEffect(() => {
    if (hasSheet && isChanged) setWish((before) => before ?? false);
  }, [hasSheet, isChanged]);
  const isFolded = hasSheet && (wish ?? !isChanged);
  return { isFolded, turn: () => setWish(!isFolded), forget: () => setWish(null) };
}
