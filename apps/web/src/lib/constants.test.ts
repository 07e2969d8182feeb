import { expect, it } from 'vitest';
import { appToast, dataCache, layout, reveal, secondToast, tooltip } from './constants.ts';

it('holds the figures of the specification, section 9', () => {
  expect(layout).toEqual({
    desktopFromPx: 768,
    scrollOffsetPx: 96,
    mobileMenuTopPx: 64,
    toolkitWidthPx: 600,
    toolkitColumns: 3,
  });
  expect(appToast).toEqual({ atOnce: 3, durationMs: 4000, position: 'bottom-right', gapPx: 14 });
  expect(secondToast).toEqual({ atOnce: 1, durationMs: 5000, swipeThresholdPx: 50 });
  expect(tooltip).toEqual({ openDelayMs: 700, skipDelayMs: 300, offsetPx: 4 });
  expect(dataCache).toMatchObject({ staleTimeMs: 300_000, refetchOnWindowFocus: false, retries: 3 });
  expect(dataCache.longestRetryDelayMs).toBe(30_000);
  expect(reveal).toEqual({ durationMs: 800, once: true, desktopOnly: true });
});
