import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a theme can change; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Everything but colours: those are judged by `findColourProblems`, on fewer pages, because they cost the most. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const off = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  return runAxe(page, 'html', 'any theme', { rules: off });
}

type Theme = 'light' | 'dark';

/** Without motion: a toast that is half faded in has half its contrast. */
export async function findColourProblems(
  page: Page,
  part = 'html',
  themes: readonly Theme[] = ['light', 'dark'],
): Promise<string[]> {
  const before = await page.evaluate(() => ({
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches
      ? ('reduce' as const)
      : ('no-preference' as const),
  }));
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.evaluate(finishTransitions);
    found.push(
      ...(await runAxe(page, part, colorScheme, { runOnly: { type: 'rule', values: colourRules } })),
    );
  }
  await page.emulateMedia(before);
  return found;
}

/** A button on its way from one theme's colour to the other's has the contrast of neither. */
async function finishTransitions(): Promise<void> {
  // Two frames: the first draws the new theme and begins the transitions.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
}

async function runAxe(page: Page, part: string, theme: string, options: object): Promise<string[]> {
  // `evaluate` is not bound by the page's CSP, a script tag would be.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    async ([context, given]): Promise<AxeResults> => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: string, options: object): Promise<AxeResults> };
      };
      return axe.run(context, given);
    },
    // What passes is counted, not described: that is most of the answer.
    [part, { ...options, resultTypes: ['violations'] }] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${theme}): ${help} at ${node.target.join(' ')}`),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await findAxeViolations(page), 'axe').toEqual([]);
}

/** For what is on no screen at first: notices, marked fields, dialogs, menus. `part` is a selector. */
export async function expectReadable(page: Page, part?: string): Promise<void> {
  expect(await findColourProblems(page, part), 'colours').toEqual([]);
}
