import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { findCommands, listCommands } from './command-list.ts';
import { useStore } from './state/use-editor.ts';

interface CommandPaletteProps {
  readonly onClose: () => void;
  readonly onSave: () => void;
}

const mostShown = 60;

/** The focus stays in the box; arrows go through what fits, Enter does it. */
export function CommandPalette({ onClose, onSave }: CommandPaletteProps) {
  const store = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const [before] = useState(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement : document.body,
  );
  const all = useMemo(() => listCommands(store, onSave), [store, onSave]);
  const found = findCommands(all, typed).slice(0, mostShown);
  const here = Math.min(at, found.length - 1);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    list.current?.children[here]?.scrollIntoView({ block: 'nearest' });
  }, [here]);
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) setAt((here + step + found.length) % found.length);
    else if (event.key === 'Enter') run(here);
    else return;
    event.preventDefault();
  }
  function run(place: number): void {
    const command = found[place];
    if (command === undefined) return;
    onClose();
    command.run();
    // After the dialog is gone: to the form of a section that was gone to or added, else back to where the person was.
    requestAnimationFrame(() => {
      const form = command.leads === true ? document.getElementById('selected-section') : null;
      (form ?? before).focus();
    });
  }
  return (
    <dialog
      ref={dialog}
      aria-label="Commands"
      closedby="any"
      onClose={onClose}
      className="editor-palette bg-sheet text-ink shadow-float"
    >
      <input
        type="text"
        role="combobox"
        aria-label="Find a command"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found.length > 0 ? `${listId}-${here}` : undefined}
        aria-autocomplete="list"
        placeholder="Add, move, go to, design…"
        className="editor-palette-box"
        value={typed}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
      />
      <div ref={list} id={listId} role="listbox" aria-label="Commands" className="editor-palette-list">
        {found.map(({ id, name, keys }, place) => (
          <div
            key={id ?? name}
            id={`${listId}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === here}
            className="editor-palette-row"
            onClick={() => run(place)}
            onKeyDown={onKeyDown}
          >
            <span className="truncate">{name}</span>
            {keys === undefined ? null : <kbd className="text-xs text-ink-soft">{keys}</kbd>}
          </div>
        ))}
      </div>
      {found.length === 0 ? (
        <p role="status" className="px-4 py-3 text-sm">
          No command is called “{typed}”.
        </p>
      ) : null}
    </dialog>
  );
}
