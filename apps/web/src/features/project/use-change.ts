import { AppError } from '@slipway/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshProjects } from '../../api/projects.ts';
import { keepFocus } from '../../lib/keep-focus.ts';
import { toast } from '../../lib/toast.ts';

interface Change {
  readonly busy: boolean;
  /** Answers with what came back, or null when it was refused and said so. */
  make<T>(work: () => Promise<T>): Promise<T | null>;
}

/** One change of a project at a time: what is counted from it is asked for anew, a refusal is said. */
export function useChange(uid: string): Change {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async make(work) {
      const giveBack = keepFocus();
      setBusy(true);
      try {
        const done = await work();
        await refreshProjects(cache, uid);
        return done;
      } catch (cause) {
        toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);
        return null;
      } finally {
        setBusy(false);
        giveBack();
      }
    },
  };
}
