import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { historyQuery } from '../../../api/tools.ts';
import { findIdea } from '../../../lib/carried-idea.ts';
import { findLastRun, forgetLastRun, isBegun } from '../brief/stored-brief.ts';

interface Return {
  /** Null: nobody is known, or something else stands here. */
  readonly uid: string | null;
  readonly toolId: string;
  readonly runId: string | null;
  /** Asked for: an empty brief. */
  readonly isNew: boolean;
  /** Words of the person's own stand in the form already. */
  readonly isOwn: boolean;
  /** The run in the address when it is not there. */
  readonly lostRun: string | null;
  readonly onRun: (id: string | null) => void;
}

/**
 * Whoever comes back to a tool finds the run they made last, with its brief; unless another brief has been begun since. True
 * while it is being looked for.
 */
export function useReturn({ uid, toolId, runId, isNew, isOwn, lostRun, onRun }: Return): boolean {
  const isOpen = uid !== null && runId === null && !isNew && !isOwn;
  const isWanted = isOpen && findIdea() === null && !isBegun({ uid, toolId, runId });
  const kept = isWanted ? findLastRun({ uid, toolId }) : null;
  const { data, isLoading } = useInfiniteQuery({
    ...historyQuery(uid ?? '', toolId),
    enabled: isWanted && kept === null,
  });
  const last = kept ?? data?.pages[0]?.runs[0]?.id ?? null;

  const go = useEffectEvent(onRun);
  useEffect(() => {
    if (isWanted && last !== null) go(last);
  }, [isWanted, last]);

  const leave = useEffectEvent((lost: string) => {
    if (findLastRun({ uid, toolId }) !== lost) return;
    forgetLastRun({ uid, toolId });
    onRun(null);
  });
  useEffect(() => {
    if (lostRun !== null) leave(lostRun);
  }, [lostRun]);

  return isWanted && (last !== null || isLoading);
}
