import type { Page } from '@playwright/test';

/** What a window of 1280 × 1024 pixels holds at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

const phone = { width: 390, height: 844 };

/** What is wider than the window, at any width and at 400 % zoom. */
export async function listWidthProblems(page: Page): Promise<string[]> {
  const wide = page.viewportSize() ?? phone;
  const problems: string[] = [];
  for (const size of [wide, phone]) {
    // Each change lays the whole page out again.
    if (size !== wide) await page.setViewportSize(size);
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflowPx > 0) problems.push(`is ${overflowPx} px wider than a window of ${size.width} px`);
  }
  problems.push(...(await listZoomProblems(page)));
  await page.setViewportSize(wide);
  return problems;
}

/** At 400 % zoom, with everything unfolded: what is wider than the window, and which bars stay in front of the text. The window stays so. */
async function listZoomProblems(page: Page): Promise<string[]> {
  await page.setViewportSize(zoomed);
  return page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details')) fold.open = true;
    const { scrollWidth, clientWidth } = document.documentElement;
    const bars = [...document.querySelectorAll('.site-header, .run-bar, .brief-column')];
    const stuck = bars.filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position));
    return [
      ...(scrollWidth > clientWidth
        ? [`${scrollWidth - clientWidth} px wider than the window at 400 %`]
        : []),
      ...stuck.map((bar) => `${bar.className.split(' ')[0]} stays in front of the text at 400 %`),
    ];
  });
}
