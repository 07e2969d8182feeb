import { type BoxesBlock, type BoxItem, itemKeys, struckBox } from '@slipway/report';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSheet } from './sheet-scope.ts';

export interface BoxEdits {
  readonly move: (itemId: string, boxId: string) => void;
  /** To the box beside, above or below, as they are drawn in two columns. */
  readonly moveBy: (itemId: string, key: string) => boolean;
  readonly strike: (itemId: string) => void;
  readonly putBack: (itemId: string) => void;
  /** Null gives our words back. */
  readonly reword: (item: BoxItem, text: string | null) => void;
  readonly add: (boxId: string, text: string) => void;
}

const columns = 2;
const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => (at % columns === 0 ? -1 : at - 1),
  ArrowRight: (at) => (at % columns === columns - 1 ? -1 : at + 1),
  ArrowUp: (at) => at - columns,
  ArrowDown: (at) => at + columns,
};

/** What a person does to the items: each is an assumption that goes out, a word to screen readers, and a place for the focus. */
export function useBoxEdits(
  { editable, boxes }: BoxesBlock,
  root: RefObject<HTMLElement | null>,
): { readonly edits: BoxEdits | null; readonly said: string } {
  const { onAssume } = useSheet();
  const [said, setSaid] = useState('');
  const landing = useRef<{ readonly itemId: string; readonly at: string } | null>(null);
  // The item comes back as a new element, and later than this: what is pressed next takes the focus along.
  useEffect(() => {
    if (landing.current === null) return;
    const { itemId, at } = landing.current;
    const found = [...(root.current?.querySelectorAll<HTMLElement>(at) ?? [])].find(
      ({ dataset }) => dataset.grip === itemId,
    );
    if (found === undefined) return;
    landing.current = null;
    found.focus({ preventScroll: true });
  });
  if (!editable || onAssume === undefined) return { edits: null, said };

  const boxOf = (itemId: string) => boxes.findIndex(({ items }) => items.some(({ id }) => id === itemId));
  const change = (key: string, value: string | null, itemId: string, at: string, words: string) => {
    landing.current = { itemId, at };
    setSaid(words);
    onAssume(key, value);
  };
  const move = (itemId: string, boxId: string) => {
    const to = boxes.find(({ id }) => id === boxId);
    if (to === undefined || to === boxes[boxOf(itemId)]) return;
    change(
      itemKeys.box(itemId),
      boxId,
      itemId,
      `[data-box="${CSS.escape(boxId)}"] [data-grip]`,
      `Moved to ${to.label}`,
    );
  };
  return {
    said,
    edits: {
      move,
      moveBy(itemId, key) {
        const to = boxes[steps[key]?.(boxOf(itemId)) ?? -1];
        if (to !== undefined) move(itemId, to.id);
        return key in steps;
      },
      strike: (itemId) =>
        change(itemKeys.box(itemId), struckBox, itemId, '[data-struck][data-grip]', 'Struck out'),
      putBack: (itemId) =>
        change(itemKeys.box(itemId), null, itemId, '[data-grip]:not([data-struck])', 'Put back'),
      reword: ({ id }, text) =>
        change(
          itemKeys.text(id),
          text,
          id,
          '[data-grip]',
          text === null ? 'Our words again' : 'Kept as yours',
        ),
      add(boxId, text) {
        const box = boxes.find(({ id }) => id === boxId);
        const taken = boxes.flatMap(({ items }) => items.map(({ id }) => id));
        let nth = 1;
        while (taken.includes(itemKeys.own(boxId, nth))) nth += 1;
        const id = itemKeys.own(boxId, nth);
        change(id, text, id, '[data-grip]', `Added to ${box?.label ?? boxId}`);
      },
    },
  };
}
