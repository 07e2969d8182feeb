import { AppError } from '@slipway/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Publication, publicationQuery } from '../../api/publishing.ts';
import { askAnew } from '../../lib/query-client.ts';

/** One change of a page's address at a time. What came of it is shown at once, and lists of pages are asked for anew. */
export function usePublishing(pageId: string) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AppError | null>(null);
  async function change(work: () => Promise<Publication>): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      cache.setQueryData(publicationQuery(pageId).queryKey, await work());
      void askAnew(cache, ['pages']);
      return true;
    } catch (cause) {
      setRefusal(cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause }));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, refusal, change };
}
