import './palette.css';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchQuery } from '../../api/projects.ts';
import { useCurrentProject } from '../../lib/current-project.ts';
import { LoadProblem } from '../../lib/load-problem.tsx';
import { usePaused } from '../../lib/use-paused.ts';
import { type Entry, listEntries } from './list-entries.ts';

const pauseMs = 150;

interface PaletteProps {
  readonly uid: string;
  readonly onClose: () => void;
}

/** Tools, projects, results, tasks and actions by name. The focus stays in the box; arrows move through the list. */
export default function Palette({ uid, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [at, setAt] = useState(0);
  const asked = usePaused(search.trim(), pauseMs);
  const { data, error, isFetching, refetch } = useQuery({
    ...searchQuery(uid, asked),
    placeholderData: (before) => before,
  });
  const projectId = useCurrentProject(uid);
  const groups = listEntries(search, { projectId, found: data ?? null });
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];
  const optionId = (entry: Entry) => `${listId}-${entries.indexOf(entry)}`;
  useEffect(() => dialog.current?.showModal(), []);
  const activeId = active ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId)
      list.current?.querySelector(`#${CSS.escape(activeId)}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function go(entry: Entry | undefined): void {
    if (!entry) return;
    onClose();
    void navigate(entry.to);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const last = entries.length - 1;
    const here = Math.min(at, last);
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: here === last ? 0 : here + 1,
      ArrowUp: here <= 0 ? last : here - 1,
      PageDown: Math.min(last, here + 6),
      PageUp: Math.max(0, here - 6),
    };
    const next = moves[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setAt(Math.max(0, next));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      go(active);
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label="Find anything"
      closedby="any"
      onClose={onClose}
      className="palette bg-sheet text-ink shadow-float"
    >
      <input
        type="text"
        role="combobox"
        aria-label="Find a tool, a project, a result or an action"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Tool, project, result or action"
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="palette-box"
      />
      <div ref={list} id={listId} role="listbox" aria-label="Found" className="palette-list">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox has no element of its own
          <div key={group.name} role="group" aria-label={group.name}>
            <p aria-hidden="true" className="fig-label px-4 pt-3 pb-1">
              {group.name}
            </p>
            {group.entries.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the box above
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === active}
                onClick={() => go(entry)}
                onPointerMove={() => setAt(entries.indexOf(entry))}
                className="palette-option"
              >
                <span className="truncate">{entry.name}</span>
                <span className="shrink-0 text-sm text-ink-soft">{entry.note}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={entries.length === 0 ? 'px-4 py-5 text-ink-soft' : 'sr-only'}>
        {entries.length === 0 && !isFetching ? `Nothing is called "${search}".` : `${entries.length} found`}
      </p>
      {error ? <LoadProblem error={error} busy={isFetching} onRetry={() => void refetch()} /> : null}
      <p aria-hidden="true" className="palette-keys fig-label">
        <span>↑ ↓ move</span>
        <span>Enter opens</span>
        <span>Esc closes</span>
      </p>
    </dialog>
  );
}
