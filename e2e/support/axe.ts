import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { listHardColours } from './colours.ts';

/** It ends in nothing: else all of axe would be sent back as what the script is worth. */
const source = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};void 0`;

/** What a theme can change; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Everything but colours, which cost more than all other rules together. */
export async function findAxeViolations(page: Page, part = 'html'): Promise<string[]> {
  const off = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]));
  return runAxe(page, part, 'any theme', { rules: off });
}

type Theme = 'light' | 'dark';

/** Without motion: a toast that is half faded in has half its contrast. */
export async function findColourProblems(
  page: Page,
  part = 'html',
  judge: (page: Page, part: string, theme: Theme) => Promise<string[]> = listHardColours,
): Promise<string[]> {
  const before = await page.evaluate(() => ({
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? ('dark' as const) : ('light' as const),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches
      ? ('reduce' as const)
      : ('no-preference' as const),
  }));
  const found: string[] = [];
  await page.evaluate(stopTransitions);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    const problems = await judge(page, part, colorScheme);
    found.push(...problems.map((problem) => `${colorScheme}: ${problem}`));
  }
  await page.emulateMedia(before);
  return found;
}

/** Axe also sees what lies over or under a text without being its ancestor. */
export const judgeColoursByAxe = (page: Page, part: string, theme: Theme): Promise<string[]> =>
  runAxe(page, part, theme, { runOnly: { type: 'rule', values: colourRules } });

/** A button on its way from one theme's colour to the other's has the contrast of neither, and is drawn a dozen times. */
function stopTransitions(): void {
  if (document.documentElement.dataset.still !== undefined) return;
  document.documentElement.dataset.still = '';
  const style = new CSSStyleSheet();
  style.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(style);
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
    // Style sheets are fetched again for a rule that is off. Our frames run no script, so none of them would answer.
    [part, { ...options, resultTypes: ['violations'], preload: false, iframes: false }] as const,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${theme}): ${help} at ${node.target.join(' ')}`),
  );
}

/** `part` is a selector: of a screen that was judged as a whole (public.spec.ts), what is new on it is enough. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await findAxeViolations(page, part), 'axe').toEqual([]);
}

/** `part` is a selector. */
export async function expectReadable(
  page: Page,
  part?: string,
  judge?: typeof judgeColoursByAxe,
): Promise<void> {
  expect(await findColourProblems(page, part, judge), 'colours').toEqual([]);
}
