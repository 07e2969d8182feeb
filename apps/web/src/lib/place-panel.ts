const margin = 12;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

/** Below its mark, above it when only there is room, and never over the side of the window. */
export function placeBeside(
  mark: Box,
  panel: { readonly width: number; readonly height: number },
  view: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const left = Math.max(margin, Math.min(mark.left - 24, view.width - panel.width - margin));
  const hasRoomBelow = mark.bottom + 8 + panel.height <= view.height;
  const hasRoomAbove = mark.top - 8 - panel.height >= 0;
  const top = !hasRoomBelow && hasRoomAbove ? mark.top - 8 - panel.height : mark.bottom + 8;
  return { left, top };
}

const wideWindow = 1280;
const [narrowest, widest] = [320, 384];

/** In a wide window to the left of a frame, so that nothing of it is covered; null where there is no room. */
export function placeLeftOf(
  frame: { readonly left: number },
  mark: Box,
  panel: { readonly height: number },
  view: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number; readonly width: number } | null {
  const width = Math.min(widest, frame.left - 2 * margin);
  if (view.width < wideWindow || width < narrowest) return null;
  const top = Math.max(margin, Math.min(mark.top - margin, view.height - panel.height - margin));
  return { left: frame.left - margin - width, top, width };
}

/** In page coordinates, so that it scrolls away with its mark. On phones the style sheet puts it at the lower edge. */
export function placePanel(panel: HTMLElement, anchor: HTMLElement, frame?: Element | null): void {
  const { width, height } = panel.getBoundingClientRect();
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const mark = anchor.getBoundingClientRect();
  const aside = frame ? placeLeftOf(frame.getBoundingClientRect(), mark, { height }, view) : null;
  const { left, top } = aside ?? placeBeside(mark, { width, height }, view);
  panel.style.setProperty('--panel-left', `${left + window.scrollX}px`);
  panel.style.setProperty('--panel-top', `${top + window.scrollY}px`);
  panel.style.setProperty('--panel-width', `${aside?.width ?? widest}px`);
}
