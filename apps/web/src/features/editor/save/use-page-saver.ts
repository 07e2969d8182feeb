import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { startProject } from '../../../api/page-templates.ts';
import { createPage, pagesOf, savePage } from '../../../api/pages.ts';
import { linkTo } from '../../../lib/link-to.ts';
import { makeKey } from '../../../lib/make-key.ts';
import type { OpenedPage } from '../open-page.ts';
import type { EditorStore } from '../state/editor-store.ts';
import { keepDraft } from './kept-draft.ts';
import { createSaver, type Place, type Saver } from './saver.ts';

interface Asked {
  readonly uid: string;
  readonly templateId: string;
  readonly opened: OpenedPage;
  readonly store: EditorStore;
}

/** Saves what the store holds, under a lasting address once there is one. */
export function usePageSaver({ uid, templateId, opened, store }: Asked): Saver {
  const cache = useQueryClient();
  const [saver] = useState(() => {
    // One key for this opening: a create that is sent again after a lost answer gives the same page.
    const key = makeKey();
    let { projectId } = opened;
    const draftName = (place: Place | null) => place?.id ?? `new:${templateId}`;
    return createSaver(opened.page, opened.place, {
      async create(page) {
        projectId ??= await startProject(opened.name);
        const made = await createPage(projectId, { name: opened.name, page, key });
        keepDraft(uid, draftName(null), null);
        // Not through the router, which would draw the screen anew under the person's hands.
        const address = linkTo('/editor/:templateId', { templateId: made.id });
        window.history.replaceState(window.history.state, '', address);
        await cache.invalidateQueries({ queryKey: [...pagesOf(uid), 'list'] });
        return { id: made.id, revision: made.revision };
      },
      async save(page, place) {
        const { id, revision } = await savePage(place.id, page, place.revision);
        return { id, revision };
      },
      keepDraft(page, place, saved) {
        const draft = page === null ? null : { page, revision: place?.revision ?? null };
        keepDraft(uid, draftName(place), draft, place === null ? undefined : saved);
      },
      later(work, ms) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
    });
  });
  useEffect(() => {
    const follow = () => saver.changed(store.get().history.present);
    follow();
    const unsubscribe = store.subscribe(follow);
    const tryNow = () => void saver.flush();
    // The last chance before the tab may be closed: it is sent now, and the browser asks. The draft is there besides.
    const leave = (event: BeforeUnloadEvent) => {
      if (!saver.hasUnsaved()) return;
      saver.keepNow();
      void saver.flush();
      event.preventDefault();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden' && saver.hasUnsaved()) void saver.flush();
    };
    window.addEventListener('online', tryNow);
    window.addEventListener('beforeunload', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      unsubscribe();
      window.removeEventListener('online', tryNow);
      window.removeEventListener('beforeunload', leave);
      document.removeEventListener('visibilitychange', hide);
      if (saver.hasUnsaved()) void saver.flush();
      saver.stop();
    };
  }, [saver, store]);
  return saver;
}
