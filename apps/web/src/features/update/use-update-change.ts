import { AppError } from '@slipway/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveUpdate, type UpdateChange, updateQuery } from '../../api/projects.ts';
import { toast } from '../../lib/toast.ts';

/** Saves one part of a month's update and shows what came back. */
export function useUpdateChange(uid: string, projectId: string, month: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function save(change: UpdateChange): Promise<boolean> {
    setBusy(true);
    try {
      cache.setQueryData(
        updateQuery(uid, projectId, month).queryKey,
        await saveUpdate(projectId, month, change),
      );
      return true;
    } catch (cause) {
      toast.error((cause instanceof AppError ? cause : new AppError('network/offline')).message);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, save };
}
