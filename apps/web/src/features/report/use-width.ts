import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Before anything is measured, and on paper: about the text width of A4. */
const paperWidth = 640;
const narrowest = 240;

/** The width an element has, in whole pixels; drawings are laid out for it rather than shrunk into it. */
export function useWidth<E extends HTMLElement>(
  smallest = narrowest,
): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(paperWidth);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => {
      // A hidden tab has no width: what was drawn stays until it is shown.
      if (element.clientWidth > 0) setWidth(Math.max(smallest, element.clientWidth));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [smallest]);
  return [ref, width];
}
