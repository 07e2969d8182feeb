import { type PointerEvent, type RefObject, useRef, useState } from 'react';

export interface Drag {
  readonly itemId: string;
  readonly dx: number;
  readonly dy: number;
  /** The box under the pointer. */
  readonly overId: string | null;
}

/** Less is a press: a finger never holds quite still. */
const startsAtPx = 6;

/** Dragging by a grip with mouse, pen or finger. A press without a drag is left to the click. */
export function useItemDrag(
  root: RefObject<HTMLElement | null>,
  onDrop: (itemId: string, boxId: string) => void,
): {
  readonly drag: Drag | null;
  /** True once after a drag: the click that ends it is none. */
  readonly takeDragged: () => boolean;
  readonly gripEvents: (itemId: string) => {
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
  };
} {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);
  const findBox = (x: number, y: number): string | null => {
    const box = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-box]');
    return box && root.current?.contains(box) ? (box.dataset.box ?? null) : null;
  };
  const stop = () => {
    start.current = null;
    setDrag(null);
  };
  return {
    drag,
    takeDragged: () => {
      const was = dragged.current;
      dragged.current = false;
      return was;
    },
    gripEvents: (itemId) => ({
      onPointerDown(event) {
        if (event.button !== 0) return;
        dragged.current = false;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (!start.current) return;
        const [dx, dy] = [event.clientX - start.current.x, event.clientY - start.current.y];
        if (!dragged.current && Math.hypot(dx, dy) < startsAtPx) return;
        dragged.current = true;
        setDrag({ itemId, dx, dy, overId: findBox(event.clientX, event.clientY) });
      },
      onPointerUp() {
        if (drag?.overId) onDrop(drag.itemId, drag.overId);
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}
