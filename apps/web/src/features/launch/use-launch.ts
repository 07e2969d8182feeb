import { AppError } from '@slipway/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshCredits } from '../../api/credits.ts';
import {
  cancelLaunch,
  type Launch,
  launchPlanQuery,
  launchQuery,
  resumeLaunch,
  startLaunch,
} from '../../api/launch.ts';
import { refreshRuns } from '../../api/tools.ts';
import { keepFocus } from '../../lib/keep-focus.ts';
import { makeKey } from '../../lib/make-key.ts';
import { toast } from '../../lib/toast.ts';

/** The plan of a project, and its launch run as the server has it: a reload or another device sees the same. */
export function useLaunch(uid: string, projectId: string) {
  const cache = useQueryClient();
  const plan = useQuery(launchPlanQuery(uid, projectId));
  const [busy, setBusy] = useState(false);
  const known = plan.data?.launch ?? null;
  const live = useQuery({
    ...launchQuery(uid, known?.id ?? ''),
    enabled: known !== null,
    ...(known === null ? {} : { placeholderData: known }),
  });
  const launch = live.data?.id === known?.id ? (live.data ?? known) : known;
  const ended = launch?.steps.filter(({ state }) => state === 'done').length ?? 0;
  const state = launch?.state;
  // A result more, or its end: the badge, the project and the record have moved.
  useEffect(() => {
    if (ended === 0 && state !== 'paused') return;
    void Promise.all([refreshCredits(cache, uid), refreshRuns(cache, uid)]);
  }, [cache, uid, ended, state]);

  function keep(next: Launch): void {
    cache.setQueryData(launchQuery(uid, next.id).queryKey, next);
    cache.setQueryData(
      launchPlanQuery(uid, projectId).queryKey,
      (before) => before && { ...before, launch: next },
    );
  }
  /** False when it was refused, and said so. */
  async function change(work: () => Promise<Launch>): Promise<boolean> {
    const giveBack = keepFocus();
    setBusy(true);
    try {
      keep(await work());
      return true;
    } catch (cause) {
      toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);
      return false;
    } finally {
      setBusy(false);
      giveBack();
    }
  }
  return {
    plan,
    launch,
    /** It is under way, and how far it is cannot be asked now. */
    isLost: live.error !== null && state === 'running',
    busy,
    start: (tools: readonly string[]) => change(() => startLaunch(projectId, tools, makeKey())),
    cancel: (id: string) => change(() => cancelLaunch(id)),
    resume: (id: string) => change(() => resumeLaunch(id)),
  };
}
