let pressed = false;
let watching = false;
const waiting = new Set<() => void>();

function press(): void {
  pressed = true;
}

function release(): void {
  pressed = false;
  // The click comes after the release: it must still find its button where it was pressed.
  setTimeout(() => {
    for (const work of waiting) work();
    waiting.clear();
  });
}

/** Begins to follow the pointer; once for the page. */
export function watchPointer(): void {
  if (watching) return;
  watching = true;
  const options = { capture: true, passive: true };
  document.addEventListener('pointerdown', press, options);
  document.addEventListener('pointerup', release, options);
  document.addEventListener('pointercancel', release, options);
}

/**
 * Does what moves the page only when no pointer is pressed. Leaving a field by pressing a button below it shows an
 * error, the button jumps away from under the pointer, and the press never becomes a click.
 */
export function whenPointerRests(work: () => void): void {
  if (pressed) waiting.add(work);
  else work();
}
