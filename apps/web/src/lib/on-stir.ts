const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'touchstart',
  'wheel',
  'scroll',
  'click',
] as const;

/** The first sign of a visitor, once. A page drawn under a pointer at rest gets a "pointermove" without any movement: that is none. */
export function onStir(work: () => void): void {
  const hear = (event: Event): void => {
    if (event instanceof MouseEvent && event.type === 'pointermove' && isAtRest(event)) return;
    for (const sign of signs) removeEventListener(sign, hear, true);
    work();
  };
  for (const sign of signs) addEventListener(sign, hear, { capture: true, passive: true });
}

const isAtRest = ({ movementX, movementY }: MouseEvent): boolean => movementX === 0 && movementY === 0;
