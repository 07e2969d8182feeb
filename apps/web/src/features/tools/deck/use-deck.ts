import { type Deck, perform, redo, startHistory, undo } from '@slipway/deck';
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

/** What differs between two states of the deck, under the names by which the tool reads it. */
function listEdits(made: Deck, before: Deck, after: Deck): readonly (readonly [string, string])[] {
  const topics = (deck: Deck) => deck.slides.map(({ topic }) => topic);
  const left = made.slides.map(({ topic }) => topic).filter((topic) => !topics(after).includes(topic));
  const texts = after.slides.flatMap((slide) => {
    const was = before.slides.find(({ topic }) => topic === slide.topic);
    const [now, then] = [textsOf(slide), was === undefined ? {} : textsOf(was)];
    return Object.entries(now).filter(([id, text]) => was !== undefined && text !== then[id]);
  });
  return [
    ...texts,
    ...(after.theme.id === before.theme.id ? [] : [['deck.theme', after.theme.id] as const]),
    ...(topics(after).join() === topics(before).join()
      ? []
      : [['deck.order', topics(after).join()] as const, ['deck.without', left.join()] as const]),
  ];
}

/** By the name of its assumption. */
function textsOf({ topic, kind, data, notes }: Deck['slides'][number]): Readonly<Record<string, string>> {
  return {
    [`slide.${topic}`]: String(data.title),
    [`slide.${topic}.body`]: String(data.body ?? ''),
    [`slide.${topic}.notes`]: notes,
    ...(kind !== 'chart' && { [`slide.${topic}.points`]: pointsText(data) }),
  };
}

/** One a line. */
export function pointsText({ points }: Deck['slides'][number]['data']): string {
  return Array.isArray(points) ? points.map(({ text = '' }) => String(text)).join('\n') : '';
}
