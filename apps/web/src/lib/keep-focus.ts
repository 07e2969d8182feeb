/**
 * What was pressed may be gone or switched off when its work is done, and the focus with it. The function that is given back
 * puts it where it was, else on the part of the page that held it.
 */
export function keepFocus(): () => void {
  const pressed = document.activeElement;
  const part = pressed?.closest<HTMLElement>('section') ?? null;
  return () => {
    // The answer is drawn in the next frame.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (pressed instanceof HTMLElement && pressed.isConnected) pressed.focus({ preventScroll: true });
        if (document.activeElement === document.body) part?.focus({ preventScroll: true });
      }),
    );
  };
}
