import { expect, type Page } from '@playwright/test';

interface Stop {
  readonly name: string;
  /** Something is drawn around or under what has the focus. */
  readonly seen: boolean;
}

/** What has the focus now, and whether a person can see that it has. */
export function readStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // Past the last control the focus is in the browser's own bar, whatever the page keeps for its return.
    const isInPage = document.hasFocus() && focused !== document.body;
    if (!(focused instanceof HTMLElement) || !isInPage) return { name: '', seen: true };
    const hasLabels =
      focused instanceof HTMLInputElement ||
      focused instanceof HTMLTextAreaElement ||
      focused instanceof HTMLSelectElement;
    const labels = hasLabels ? [...(focused.labels ?? [])] : [];
    const name =
      labels.map((label) => label.textContent).join(' ') || focused.ariaLabel || focused.textContent;
    // What has the focus inside of these is drawn there: a link of a page, the month of a date.
    if (focused instanceof HTMLIFrameElement) return { name: focused.title, seen: true };
    if (focused.matches('input[type=date]')) return { name: name.trim(), seen: true };
    const isDrawn = (place: Element | null): boolean => {
      if (!place) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(place);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // A box without a shape of its own shows its focus on its label or frame, a mark on its value.
    const bearer = focused.closest(
      'label:has(> .sr-only), .figure-value:has(> .evidence-mark), .number-box, .affixed',
    );
    const seen = isDrawn(focused) || isDrawn(bearer);
    return { name: name.trim(), seen };
  });
}

/** A page that is being drawn anew shows where the focus is in one of the next frames. */
async function readDrawnStop(page: Page): Promise<Stop> {
  const stop = await readStop(page);
  if (stop.seen) return stop;
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  return readStop(page);
}

/** Presses Tab until the named control has the focus; every stop on the way must be visible. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 160; presses += 1) {
    await page.keyboard.press(key);
    const stop = await readDrawnStop(page);
    passed.push(stop.name);
    expect(stop.seen, `focus is visible on "${stop.name}"`).toBe(true);
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
  }
  throw new Error(`"${name}" was not reached by Tab; passed: ${passed.join(' | ')}`);
}
