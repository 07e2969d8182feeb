import { type Deck, listEdits, perform, redo, startHistory, undo } from '@slipway/deck';
import { useState } from 'react';

type Command = Parameters<typeof perform>[1];
type Assume = (id: string, value: number | string) => void;

interface DeckDesk {
  readonly deck: Deck;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly act: (command: Command) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The deck as it was made, with what is changed here. Each change is an assumption of the run, so it is saved as a version. */
export function useDeck(made: Deck, onAssume: Assume | undefined): DeckDesk {
  const [history, setHistory] = useState(() => startHistory(made));
  const step = (next: typeof history) => {
    if (next === history) return;
    setHistory(next);
    if (onAssume)
      for (const [id, value] of listEdits(made, history.present, next.present)) onAssume(id, value);
  };
  return {
    deck: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    act: (command) =>
      step(perform(history, command, { nowMs: Date.now(), random: Math.random, selectedElement: null })),
    undo: () => step(undo(history)),
    redo: () => step(redo(history)),
  };
}
