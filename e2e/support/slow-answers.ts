import type { Page } from '@playwright/test';

/**
 * With `SLOW_ANSWERS=1500` each answer of the server comes up to so many milliseconds late, each by its own chance: what is pressed
 * before the page has settled shows itself, as it does on a slow machine.
 */
export async function delayAnswers(page: Page): Promise<void> {
  const most = Number(process.env.SLOW_ANSWERS ?? 0);
  if (most === 0) return;
  await page.route(/\/(?:api|assets)\//u, async (route) => {
    await new Promise((done) => setTimeout(done, most * Math.random() ** 2));
    // The page may be gone by now.
    await route.fallback().catch(() => undefined);
  });
}
