/** The specification's section 9, as far as the shell keeps it. Times in milliseconds, lengths in pixels. */
export const layout = {
  desktopFromPx: 768,
  scrollOffsetPx: 96,
  mobileMenuTopPx: 64,
  toolkitWidthPx: 600,
  toolkitColumns: 3,
} as const;

export const appToast = { atOnce: 3, durationMs: 4000, position: 'bottom-right', gapPx: 14 } as const;
export const secondToast = { atOnce: 1, durationMs: 5000, swipeThresholdPx: 50 } as const;
export const tooltip = { openDelayMs: 700, skipDelayMs: 300, offsetPx: 4 } as const;
export const dataCache = {
  staleTimeMs: 300_000,
  refetchOnWindowFocus: false,
  retries: 3,
  firstRetryDelayMs: 1000,
  longestRetryDelayMs: 30_000,
} as const;
export const reveal = { durationMs: 800, once: true, desktopOnly: true } as const;

/** In the list of the blog. */
export const postsPerPage = 10;
