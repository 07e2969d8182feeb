import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a theme can change; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];
/** Marks of tests that run in one look only (playwright.config.ts). */
const oneLook = ['@once', '@wide', '@phone'];

/**
 * Runs axe over the page as it stands. A test that runs in both looks sees both themes by that; one that runs in a
 * single look sees the other theme's colours here. `evaluate` is not bound by the page's CSP, a script tag would be.
 * Without motion: a toast that is half faded in has half its contrast.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const [own, other] = isDark ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(source);
  const found = await runAxe(page, own, null);
  if (test.info().tags.some((tag) => oneLook.includes(tag))) {
    await page.emulateMedia({ colorScheme: other });
    await page.evaluate(finishTransitions);
    found.push(...(await runAxe(page, other, colourRules)));
  }
  await page.emulateMedia({ reducedMotion: null, colorScheme: own });
  await page.evaluate(finishTransitions);
  return found;
}

/** A button on its way from one theme's colour to the other's has the contrast of neither. */
async function finishTransitions(): Promise<void> {
  // Two frames: the first draws the new theme and begins the transitions.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

async function runAxe(page: Page, theme: string, rules: readonly string[] | null): Promise<string[]> {
  const results = await page.evaluate(async (only): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: Document, options: object): Promise<AxeResults> };
    };
    return axe.run(document, only === null ? {} : { runOnly: { type: 'rule', values: only } });
  }, rules);
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${theme}): ${help} at ${node.target.join(' ')}`),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await findAxeViolations(page), 'axe').toEqual([]);
}
