import { AppError } from '@slipway/core';
import { type Page, perform, readPage, redo, startHistory, undo } from '@slipway/page';
import { useRef, useState } from 'react';
import { getPage, savePage } from '../../api/pages.ts';
import { asAppError } from './as-app-error.ts';

type Command = Parameters<typeof perform>[1];

interface PageEdits {
  readonly page: Page;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isSaving: boolean;
  /** Why the last change is not saved; null when all is. */
  readonly problem: AppError | null;
  /** Gives the page that comes of it. */
  perform(command: Command): Page;
  undo(): void;
  redo(): void;
  /** Saves again; where the page was saved elsewhere, loads that save, and Undo brings this one back. */
  retry(): void;
}

/** Changes of a kept page: each is a command, can be taken back, and is saved before the next one. */
export function usePageEdits(id: string, first: Page, revision: number): PageEdits {
  const [history, setHistory] = useState(() => startHistory(first));
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<AppError | null>(null);
  const known = useRef(revision);
  const wanted = useRef<Page | null>(null);

  async function save(page: Page): Promise<void> {
    const isUnderway = wanted.current !== null;
    wanted.current = page;
    if (isUnderway) return;
    setSaving(true);
    setProblem(null);
    try {
      // What was changed meanwhile goes with the next one.
      for (let saved: Page | null = null; wanted.current !== null && saved !== wanted.current; ) {
        saved = wanted.current;
        known.current = (await savePage(id, saved, known.current)).revision;
      }
    } catch (cause) {
      setProblem(asAppError(cause));
    } finally {
      wanted.current = null;
      setSaving(false);
    }
  }

  async function loadTheirs(): Promise<void> {
    setSaving(true);
    try {
      const theirs = await getPage(id, AbortSignal.timeout(30_000));
      const { page } = readPage(theirs.document);
      if (page === null) throw new AppError('server/failed');
      known.current = theirs.revision;
      setHistory(
        perform(history, { type: 'replacePage', page }, { nowMs: 0, random: () => 0, selectedElement: null }),
      );
      setProblem(null);
    } catch (cause) {
      setProblem(asAppError(cause));
    } finally {
      setSaving(false);
    }
  }

  function go(next: typeof history): Page {
    if (next !== history) {
      setHistory(next);
      void save(next.present);
    }
    return next.present;
  }

  return {
    page: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    isSaving,
    problem,
    perform: (command) =>
      go(perform(history, command, { nowMs: Date.now(), random: Math.random, selectedElement: null })),
    undo: () => void go(undo(history)),
    redo: () => void go(redo(history)),
    retry: () => void (problem?.code === 'page/changed' ? loadTheirs() : save(history.present)),
  };
}
