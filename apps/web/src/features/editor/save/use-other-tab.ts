import { readPage } from '@slipway/page';
import { useEffect, useRef, useState } from 'react';
import { getPage } from '../../../api/pages.ts';
import type { EditorStore } from '../state/editor-store.ts';
import type { Saver } from './saver.ts';
import { openTabChannel } from './tab-channel.ts';

/** Whether another tab of this browser edits the same page. What it saves is shown here, unless something here is unsaved. */
export function useOtherTab(saver: Saver, store: EditorStore, id: string | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  const channel = useRef<ReturnType<typeof openTabChannel> | null>(null);
  useEffect(() => {
    if (id === null) return;
    const opened = openTabChannel(id, (word) => {
      setElsewhere(true);
      if (word === 'saved' && !saver.hasUnsaved()) void follow(saver, store, id);
    });
    channel.current = opened;
    return () => opened.close();
  }, [saver, store, id]);
  // Not as a state of this hook: the whole editor would be drawn anew at each save.
  useEffect(() => {
    let before = saver.getState().kind;
    return saver.subscribe(() => {
      const { kind } = saver.getState();
      if (kind === before) return;
      if (kind === 'waiting') channel.current?.send('edited');
      if (kind === 'saved' && before === 'saving') channel.current?.send('saved');
      before = kind;
    });
  }, [saver]);
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
