import { type Page, readPage } from '@slipway/page';
import { Button } from '@slipway/ui';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { createPage, getPage } from '../../../api/pages.ts';
import { linkTo } from '../../../lib/link-to.ts';
import { makeKey } from '../../../lib/make-key.ts';
import { toast } from '../../../lib/toast.ts';
import { useStore } from '../state/use-editor.ts';
import type { SaveState } from './saver.ts';
import { useSaveNews, useSaver } from './use-save-state.ts';

interface SaveNoticesProps {
  readonly name: string;
  /** Changes found in this browser that were made from an older save. */
  readonly oldDraft: Page | null;
  readonly isRestored: boolean;
  readonly isOpenElsewhere: boolean;
}

/** Saved, waiting and saving are said in the bar: they draw nothing here. */
const isNews = ({ kind }: SaveState) => kind === 'changed' || kind === 'refused' || kind === 'offline';

/** What a person has to know or decide about saving. Nothing is lost, whichever they choose. */
export function SaveNotices({ name, oldDraft, isRestored, isOpenElsewhere }: SaveNoticesProps) {
  const state = useSaveNews(isNews);
  const saver = useSaver();
  const store = useStore();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [isDraftSeen, setDraftSeen] = useState(false);
  const [isRestoreSeen, setRestoreSeen] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work().catch((cause: unknown) =>
      toast.error(cause instanceof Error ? cause.message : 'That did not work.'),
    );
    setBusy(false);
  }
  async function loadTheirs(): Promise<void> {
    const id = saver.getPlace()?.id;
    if (id === undefined) return;
    const answer = await getPage(id, AbortSignal.timeout(30_000));
    const { page, problem } = readPage(answer.document);
    if (page === null) throw new Error(problem);
    store.run({ type: 'replacePage', page });
    saver.adopt(page, { id, revision: answer.revision });
    store.say('The other save is loaded. Undo brings yours back.');
  }
  async function keepAsCopy(): Promise<void> {
    const id = saver.getPlace()?.id;
    if (id === undefined) return;
    const { projectId } = await getPage(id, AbortSignal.timeout(30_000));
    const page = store.get().history.present;
    const copy = await createPage(projectId, { name: `${name} (copy)`, page, key: makeKey() });
    saver.adopt(page, { id: copy.id, revision: copy.revision });
    void navigate(linkTo('/editor/:templateId', { templateId: copy.id }), { replace: true });
  }

  if (state?.kind === 'changed')
    return (
      <NoticeBar
        words="This page was saved somewhere else since you opened it. Nothing was overwritten."
        isAlert
      >
        <Button size="sm" busy={isBusy} onClick={() => void attempt(loadTheirs)}>
          Load that save
        </Button>
        <Button size="sm" busy={isBusy} onClick={() => void attempt(keepAsCopy)}>
          Keep mine as a copy
        </Button>
      </NoticeBar>
    );
  if (state?.kind === 'refused')
    return (
      <NoticeBar words={state.message} isAlert>
        <Button size="sm" onClick={() => void saver.flush()}>
          Try again
        </Button>
      </NoticeBar>
    );
  if (state?.kind === 'offline')
    return (
      <NoticeBar words="You are offline. Go on: your changes are kept in this browser and saved once you are back." />
    );
  if (oldDraft !== null && !isDraftSeen)
    return (
      <NoticeBar words="This browser still has changes from before the last save, made elsewhere.">
        <Button
          size="sm"
          onClick={() => {
            store.run({ type: 'replacePage', page: oldDraft });
            setDraftSeen(true);
          }}
        >
          Show them
        </Button>
        <Button size="sm" onClick={() => setDraftSeen(true)}>
          Drop them
        </Button>
      </NoticeBar>
    );
  if (isRestored && !isRestoreSeen)
    return (
      <NoticeBar words="Changes that were not saved last time are back.">
        <Button
          size="sm"
          onClick={() => {
            store.undo();
            setRestoreSeen(true);
          }}
        >
          Drop them
        </Button>
        <Button size="sm" onClick={() => setRestoreSeen(true)}>
          Keep them
        </Button>
      </NoticeBar>
    );
  return isOpenElsewhere ? <NoticeBar words="Another tab is editing this page too." /> : null;
}

interface NoticeBarProps {
  readonly words: string;
  readonly isAlert?: boolean;
  readonly children?: ReactNode;
}

function NoticeBar({ words, isAlert, children }: NoticeBarProps) {
  return (
    <div role={isAlert ? 'alert' : 'status'} className="editor-notice">
      <p className="min-w-0 grow text-sm">{words}</p>
      {children}
    </div>
  );
}
