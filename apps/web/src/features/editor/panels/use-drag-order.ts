import { type PointerEvent, type RefObject, useCallback, useRef } from 'react';
import { useStable } from '../../../lib/use-stable.ts';

/** Dragging with mouse, pen or finger: the row follows by a mark between the others, and is put there on release. Escape gives up. */
export function useDragOrder(
  list: RefObject<HTMLOListElement | null>,
  onDrop: (id: string, at: number) => void,
): (event: PointerEvent<HTMLElement>, id: string) => void {
  const drop = useStable(onDrop);
  const ending = useRef<AbortController | null>(null);
  return useCallback(
    (event, id) => {
      if (event.button !== 0) return;
      ending.current?.abort();
      const stop = new AbortController();
      ending.current = stop;
      const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
      const from = rows.findIndex((row) => row.dataset.layer === id);
      let to = from;
      const mark = (at: number) => {
        for (const row of rows) row.removeAttribute('data-drop');
        if (at !== from) rows[at]?.setAttribute('data-drop', at < from ? 'before' : 'after');
        to = at;
      };
      const end = () => {
        stop.abort();
        for (const row of rows) row.removeAttribute('data-drop');
        rows[from]?.removeAttribute('data-dragged');
      };
      const on = { signal: stop.signal };
      const grip: HTMLElement = event.currentTarget;
      grip.setPointerCapture(event.pointerId);
      rows[from]?.setAttribute('data-dragged', '');
      grip.addEventListener(
        'pointermove',
        ({ clientY }) => {
          const over = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
          mark(over === -1 ? rows.length - 1 : over);
        },
        on,
      );
      grip.addEventListener(
        'pointerup',
        () => {
          end();
          if (to !== from) drop(id, to);
        },
        on,
      );
      grip.addEventListener('pointercancel', end, on);
      window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), on);
    },
    [list, drop],
  );
}
