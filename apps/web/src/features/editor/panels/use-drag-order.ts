import { type PointerEvent, type RefObject, useCallback, useRef } from 'react';
import { useStable } from '../../../lib/use-stable.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';

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
      // Asked for at each move: a long list draws others while it scrolls.
      const rows = () => [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
      const dragged = rows().find((row) => row.dataset.layer === id);
      const from = Number(dragged?.dataset.at);
      let to = from;
      const mark = (over: HTMLElement | undefined) => {
        for (const row of rows()) row.removeAttribute('data-drop');
        to = Number(over?.dataset.at ?? from);
        if (to !== from) over?.setAttribute('data-drop', to < from ? 'before' : 'after');
      };
      const markAt = (y: number) => {
        const all = rows();
        mark(all.find((row) => y < row.getBoundingClientRect().bottom) ?? all.at(-1));
      };
      const moveTo = scrollAtEdge(list.current, stop.signal, markAt);
      const end = () => {
        stop.abort();
        for (const row of rows()) row.removeAttribute('data-drop');
        dragged?.removeAttribute('data-dragged');
      };
      const on = { signal: stop.signal };
      const grip: HTMLElement = event.currentTarget;
      grip.setPointerCapture(event.pointerId);
      dragged?.setAttribute('data-dragged', '');
      grip.addEventListener(
        'pointermove',
        ({ clientY }) => {
          markAt(clientY);
          moveTo(clientY);
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
