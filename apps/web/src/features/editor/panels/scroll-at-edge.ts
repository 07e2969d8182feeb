/** So near an edge a dragged thing pulls the list on, and so far at each frame. */
const edgePx = 36;
const stepPx = 9;

/** Scrolls what holds the list while the pointer is near its upper or lower edge, until the signal ends it. */
export function scrollAtEdge(list: HTMLElement | null, signal: AbortSignal, onScroll: (y: number) => void) {
  const box = findScroller(list);
  let y: number | null = null;
  const pull = () => {
    if (signal.aborted || box === null) return;
    const { top, bottom } = box.getBoundingClientRect();
    const before = box.scrollTop;
    if (y !== null && y < top + edgePx) box.scrollTop -= stepPx;
    if (y !== null && y > bottom - edgePx) box.scrollTop += stepPx;
    if (y !== null && box.scrollTop !== before) onScroll(y);
    requestAnimationFrame(pull);
  };
  requestAnimationFrame(pull);
  return (clientY: number) => {
    y = clientY;
  };
}

function findScroller(list: HTMLElement | null): HTMLElement | null {
  for (let box = list; box !== null; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY))
      return box;
  return null;
}
