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

/** In page coordinates, so that it scrolls away with its mark. On phones the style sheet puts it at the lower edge. */
export function placePanel(panel: HTMLElement, anchor: HTMLElement): void {
  const { width, height } = panel.getBoundingClientRect();
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = placeBeside(anchor.getBoundingClientRect(), { width, height }, view);
  panel.style.setProperty('--panel-left', `${left + window.scrollX}px`);
  panel.style.setProperty('--panel-top', `${top + window.scrollY}px`);
}
