import { readPage } from '@slipway/page';
import { useEffect, useState } from 'react';
import { getPage } from '../../../api/pages.ts';
import { createTabSignal } from '../../../lib/tab-signal.ts';
import type { EditorStore } from '../state/editor-store.ts';
import type { Saver } from './saver.ts';
import { useSaveState } from './use-save-state.ts';

/** Whether another tab of this browser edits the same page. What it saves is shown here, unless something here is unsaved. */
export function useOtherTab(saver: Saver, store: EditorStore, id: string | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  const { kind } = useSaveState();
  useEffect(() => {
    if (id !== null && kind === 'waiting') createTabSignal(`slipway:page-edited:${id}`).send();
  }, [id, kind]);
  useEffect(() => {
    if (id === null) return;
    const unhearEdits = createTabSignal(`slipway:page-edited:${id}`).listen(() => setElsewhere(true));
    const unhearSaves = createTabSignal(`slipway:page-saved:${id}`).listen(() => {
      setElsewhere(true);
      if (!saver.hasUnsaved()) void follow(saver, store, id);
    });
    return () => {
      unhearEdits();
      unhearSaves();
    };
  }, [saver, store, id]);
  return isElsewhere;
}

/** The newest save, as a step that can be undone. Where it cannot be fetched, the next save says that it changed. */
async function follow(saver: Saver, store: EditorStore, id: string): Promise<void> {
  const answer = await getPage(id, AbortSignal.timeout(30_000)).catch(() => null);
  const page = answer === null ? null : readPage(answer.document).page;
  if (answer === null || page === null || saver.hasUnsaved()) return;
  if (answer.revision <= (saver.getPlace()?.revision ?? 0)) return;
  saver.adopt(page, { id, revision: answer.revision });
  store.run({ type: 'replacePage', page });
  store.say('Another tab saved this page. You see its newest state.');
}
