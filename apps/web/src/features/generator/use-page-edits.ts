import { AppError } from '@slipway/core';
import { type Page, perform, startHistory, undo } from '@slipway/page';
import { useRef, useState } from 'react';
import { savePage } from '../../api/pages.ts';

type Command = Parameters<typeof perform>[1];

interface PageEdits {
  readonly page: Page;
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  /** Why the last change is not saved; null when all is. */
  readonly problem: AppError | null;
  perform(command: Command): void;
  undo(): void;
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
      setProblem(cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause }));
    } finally {
      wanted.current = null;
      setSaving(false);
    }
  }

  function go(next: typeof history): void {
    if (next === history) return;
    setHistory(next);
    void save(next.present);
  }

  return {
    page: history.present,
    canUndo: history.past.length > 0,
    isSaving,
    problem,
    perform: (command) =>
      go(perform(history, command, { nowMs: Date.now(), random: Math.random, selectedElement: null })),
    undo: () => go(undo(history)),
    retry: () => void save(history.present),
  };
}
