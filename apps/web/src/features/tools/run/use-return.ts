import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { historyQuery } from '../../../api/tools.ts';
import { findIdea } from '../../../lib/carried-idea.ts';
import { findLastRun, forgetLastRun, isBegun } from '../brief/stored-brief.ts';

interface Return {
  /** Null: nobody is known, or something else stands here. */
  readonly uid: string | null;
  readonly toolId: string;
  readonly projectId: string | null;
  readonly runId: string | null;
  /** Asked for: an empty brief. */
  readonly isNew: boolean;
  /** Words of the person's own stand in the form already. */
  readonly isOwn: boolean;
  /** A run was begun here: it decides where the person goes next. */
  readonly hasRun: boolean;
  /** The run in the address when it is not there. */
  readonly lostRun: string | null;
  readonly onRun: (id: string | null) => void;
}

/**
 * Whoever comes back to a tool finds the run they made last, with its brief; unless another brief has been begun since. True
 * while it is being looked for.
 */
export function useReturn(props: Return): boolean {
  const { uid, toolId, projectId, runId, isNew, isOwn, hasRun, lostRun, onRun } = props;
  const isOpen = uid !== null && projectId !== null && runId === null && !isNew && !isOwn && !hasRun;
  const place = { uid, toolId, projectId };
  const isWanted = isOpen && findIdea() === null && !isBegun({ ...place, runId });
  const kept = isWanted ? findLastRun(place) : null;
  const { data, isLoading } = useInfiniteQuery({
    ...historyQuery(uid ?? '', { tool: toolId, project: projectId ?? undefined }),
    enabled: isWanted && kept === null,
  });
  const last = kept ?? data?.pages[0]?.runs[0]?.id ?? null;

  const go = useEffectEvent((id: string) => {
    // A file dropped meanwhile is stored before it is drawn.
    if (!isBegun({ ...place, runId })) onRun(id);
  });
  useEffect(() => {
    if (isWanted && last !== null) go(last);
  }, [isWanted, last]);

  const leave = useEffectEvent((lost: string) => {
    if (findLastRun(place) !== lost) return;
    forgetLastRun(place);
    onRun(null);
  });
  useEffect(() => {
    if (lostRun !== null) leave(lostRun);
  }, [lostRun]);

  return isWanted && (last !== null || isLoading);
}
