import { AppError } from '@slipway/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { deletePage, pagesOf } from '../../api/pages.ts';
import { askAnew } from '../../lib/query-client.ts';
import { toast } from '../../lib/toast.ts';

const undoMs = 8000;

/**
 * A deleted page takes its sign-ups along and cannot be made again: so it is deleted only when there was time to undo it, or when the list is
 * left. A tab that is closed before deletes nothing.
 */
export function useDelayedDelete(uid: string, pageId: string) {
  const cache = useQueryClient();
  const [isGoing, setGoing] = useState(false);
  const isDue = useRef(false);
  const remove = useEffectEvent(async () => {
    if (!isDue.current) return;
    isDue.current = false;
    try {
      await deletePage(pageId);
    } catch (cause) {
      toast.error((cause instanceof AppError ? cause : new AppError('server/failed')).message);
      setGoing(false);
    }
    await askAnew(cache, pagesOf(uid));
  });
  useEffect(() => {
    if (!isGoing) return;
    const timer = setTimeout(() => void remove(), undoMs);
    return () => {
      clearTimeout(timer);
      void remove();
    };
  }, [isGoing]);
  return {
    isGoing,
    begin() {
      isDue.current = true;
      setGoing(true);
    },
    undo() {
      isDue.current = false;
      setGoing(false);
    },
  };
}
