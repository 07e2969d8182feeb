import './editor.css';
import type { Page } from '@slipway/page';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStable } from '../../lib/use-stable.ts';
import { Canvas } from './canvas/canvas.tsx';
import { CommandPalette } from './command-palette.tsx';
import { MovedFigures } from './moved-figures.tsx';
import type { OpenedPage } from './open-page.ts';
import { PagePanel } from './panels/page-panel.tsx';
import { SectionPanel } from './panels/section-panel.tsx';
import { Sidebar } from './panels/sidebar.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { findKeptDraft } from './save/kept-draft.ts';
import { SaveNotices } from './save/save-notices.tsx';
import { useOtherTab } from './save/use-other-tab.ts';
import { usePageSaver } from './save/use-page-saver.ts';
import { SaverContext, usePageId, useSaver } from './save/use-save-state.ts';
import { listenToClipboard } from './state/clipboard.ts';
import { createEditorStore, type EditorStore } from './state/editor-store.ts';
import { showPage } from './state/panels.ts';
import { findShortcut } from './state/shortcuts.ts';
import { StoreContext, useEditor, useSelected, useStore } from './state/use-editor.ts';
import { TopBar } from './top-bar.tsx';

export type PageActions = (page: { readonly id: string; readonly save: () => Promise<void> }) => ReactNode;

interface EditorProps {
  readonly uid: string;
  readonly templateId: string;
  readonly opened: OpenedPage;
  readonly actions: PageActions;
}

interface Start {
  readonly store: EditorStore;
  readonly isRestored: boolean;
  readonly oldDraft: Page | null;
}

/** A draft of the newest save is put back at once, as a step that can be undone; one of an older save is offered. */
function start({ uid, templateId, opened }: EditorProps): Start {
  const store = createEditorStore(opened.page, { isEditing: true });
  const isWide = store.isWide();
  store.show((editor) => ({
    ...editor,
    isSidebarOpen: isWide,
    isSettingsOpen: isWide,
    // On a phone a page of 1280 px would be a picture of one.
    ...(isWide ? {} : { viewport: window.matchMedia('(min-width: 700px)').matches ? 'tablet' : 'phone' }),
  }));
  // A link may lead to one section.
  const wanted = new URLSearchParams(window.location.search).get('section');
  if (opened.page.sections.some(({ id }) => id === wanted)) store.select(wanted);
  const draft = findKeptDraft(uid, opened.place?.id ?? `new:${templateId}`, opened.page);
  if (draft === null || JSON.stringify(draft.page) === JSON.stringify(opened.page))
    return { store, isRestored: false, oldDraft: null };
  const isCurrent = draft.revision === (opened.place?.revision ?? null);
  if (isCurrent) store.run({ type: 'replacePage', page: draft.page });
  return { store, isRestored: isCurrent, oldDraft: isCurrent ? null : draft.page };
}

export function Editor(props: EditorProps) {
  const [started] = useState(() => start(props));
  const saver = usePageSaver({ ...props, store: started.store });
  return (
    <StoreContext value={started.store}>
      <SaverContext value={saver}>
        <Workbench {...props} {...started} />
      </SaverContext>
    </StoreContext>
  );
}

function Workbench({ uid, opened, actions, isRestored, oldDraft }: EditorProps & Start) {
  const store = useStore();
  const saver = useSaver();
  const id = usePageId();
  const isOpenElsewhere = useOtherTab(saver, store, id);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const isSidebarOpen = useEditor(({ editor }) => editor.isSidebarOpen);
  const isSettingsOpen = useEditor(({ editor }) => editor.isSettingsOpen);
  const [isDeaf, setIsDeaf] = useState(false);
  const setDeaf = useCallback(() => setIsDeaf(true), []);
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  const saveNow = useStable(() => {
    void saver.flush().then((isSaved) => store.say(isSaved ? 'Saved.' : 'Not saved yet.'));
  });
  const onKey = useStable((event: KeyboardEvent) => {
    const shortcut = findShortcut(store, { openPalette, saveNow }, event);
    if (shortcut === null) return;
    event.preventDefault();
    shortcut();
  });
  useEffect(() => {
    const unlisten = listenToClipboard(document, store);
    window.addEventListener('keydown', onKey);
    return () => {
      unlisten();
      window.removeEventListener('keydown', onKey);
    };
  }, [store, onKey]);
  const save = async () => {
    if (!(await saver.flush())) throw new Error('The page is not saved yet.');
  };
  return (
    <div className="editor">
      <h1 className="sr-only">Page editor</h1>
      <TopBar
        uid={uid}
        projectId={opened.projectId}
        name={opened.name}
        onPalette={openPalette}
        actions={id === null ? null : actions({ id, save })}
      />
      <SaveNotices
        name={opened.name}
        oldDraft={oldDraft}
        isRestored={isRestored}
        isOpenElsewhere={isOpenElsewhere}
      />
      {opened.projectId === null ? null : (
        <MovedFigures uid={uid} projectId={opened.projectId} name={opened.name} />
      )}
      <div className="editor-body">
        {isSidebarOpen ? (
          <Sheet label="Sections and style" side="start">
            <Sidebar uid={uid} />
          </Sheet>
        ) : null}
        <div className="editor-canvas">
          {isDeaf ? (
            <p className="editor-notice text-sm">
              This browser does not let us edit on the page itself. Use the list and the form.
            </p>
          ) : null}
          <Canvas onKey={onKey} onDeaf={setDeaf} />
        </div>
        {isSettingsOpen ? (
          <Sheet label="Settings" side="end">
            <Settings />
          </Sheet>
        ) : null}
      </div>
      <PhoneBar onPalette={openPalette} />
      <Announcer />
      {isPaletteOpen ? <CommandPalette onClose={() => setPaletteOpen(false)} onSave={saveNow} /> : null}
    </div>
  );
}

function Settings() {
  const selected = useSelected();
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {selected === null ? <PagePanel /> : <SectionPanel section={selected} />}
    </div>
  );
}

interface SheetProps {
  readonly label: string;
  readonly side: 'start' | 'end';
  readonly children: ReactNode;
}

/** A column on a wide window; on a narrow one it lies over the page. */
function Sheet({ label, side, children }: SheetProps) {
  const store = useStore();
  return (
    <aside aria-label={label} data-side={side} className="editor-sheet">
      <button type="button" className="editor-narrow editor-close" onClick={() => showPage(store)}>
        Back to the page
      </button>
      {children}
    </aside>
  );
}

function Announcer() {
  const { words, turn } = useEditor(({ spoken }) => spoken);
  return (
    <p aria-live="assertive" className="sr-only">
      <span key={turn}>{words}</span>
    </p>
  );
}
