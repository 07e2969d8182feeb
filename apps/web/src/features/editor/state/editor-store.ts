import {
  amend,
  type Command,
  type EditorState,
  firstEditorState,
  type History,
  type Page,
  perform,
  redo,
  startHistory,
  undo,
  withSections,
} from '@slipway/page';

export interface Snapshot {
  readonly history: History;
  readonly editor: EditorState;
  /** What a screen reader is to say next; the number makes the same words new. */
  readonly spoken: { readonly words: string; readonly turn: number };
}

export interface EditorStore {
  get(): Snapshot;
  /** There is room for the panels beside the page. */
  isWide(): boolean;
  subscribe(listener: () => void): () => void;
  /** Gives whether the page changed. Commands with the same `burst` in quick succession are undone as one. */
  run(command: Command, burst?: string): boolean;
  undo(): void;
  redo(): void;
  /** Changes of the look of the screen, which nobody undoes. */
  show(change: (editor: EditorState) => EditorState): void;
  select(id: string | null): void;
  say(words: string): void;
  /** What the work changes is seen as one change: the page and its panels are drawn once. */
  together(work: () => void): void;
}

interface Around {
  nowMs(): number;
  random(): number;
  isWide(): boolean;
}

const browser: Around = {
  nowMs: () => Date.now(),
  random: () => Math.random(),
  isWide: () => window.matchMedia('(min-width: 1024px)').matches,
};

/** Letters typed within this time of each other are one step. */
const burstMs = 1500;

export function createEditorStore(
  page: Page,
  start: Partial<EditorState> = {},
  given: Partial<Around> = {},
): EditorStore {
  const around = { ...browser, ...given };
  let now: Snapshot = {
    history: startHistory(page),
    editor: { ...withSections(firstEditorState, page.sections), ...start },
    spoken: { words: '', turn: 0 },
  };
  let last = { burst: '', atMs: 0 };
  const listeners = new Set<() => void>();
  let depth = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: Partial<Snapshot>) => {
    now = { ...now, ...next };
    if (depth === 0) tell();
  };
  const setHistory = (history: History): boolean => {
    if (history === now.history) return false;
    const { sections } = history.present;
    const editor = sections === now.editor.sections ? now.editor : withSections(now.editor, sections);
    set({ history, editor });
    return true;
  };
  return {
    get: () => now,
    isWide: () => around.isWide(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run(command, burst = '') {
      const nowMs = around.nowMs();
      const context = { nowMs, random: around.random, selectedElement: now.editor.selectedElement };
      const goesOn = burst !== '' && burst === last.burst && nowMs - last.atMs < burstMs;
      last = { burst, atMs: nowMs };
      return setHistory((goesOn ? amend : perform)(now.history, command, context));
    },
    undo() {
      last = { burst: '', atMs: 0 };
      setHistory(undo(now.history));
    },
    redo() {
      last = { burst: '', atMs: 0 };
      setHistory(redo(now.history));
    },
    show: (change) => set({ editor: change(now.editor) }),
    select(id) {
      if (id === now.editor.selectedElement) return;
      set({ editor: { ...now.editor, selectedElement: id, activeElementId: id } });
    },
    say: (words) => set({ spoken: { words, turn: now.spoken.turn + 1 } }),
    together(work) {
      const before = now;
      depth += 1;
      try {
        work();
      } finally {
        depth -= 1;
        if (depth === 0 && now !== before) tell();
      }
    },
  };
}
