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
  if (part !== 'html') return runAxe(page, part, 'any theme', { rules: off });
  const bars = await readBars(page);
  const known = bars.filter(({ written }) => judgedBars.has(written)).map(({ selector }) => [selector]);
  // Rules about the page as a whole still see all of it.
  const context = known.length === 0 ? part : { include: [[part]], exclude: known };
  const found = await runAxe(page, context, 'any theme', { rules: off });
  if (found.length === 0) for (const { written } of bars) judgedBars.add(written);
  return found;
}

/** Bar and footer as they were judged before, by this worker: the same one on the next screen has nothing new. */
const judgedBars = new Set<string>();

function readBars(page: Page) {
  return page.evaluate(() =>
    ['.site-header', 'footer.on-hull'].flatMap((selector) => {
      const bar = document.querySelector(selector);
      // Where one is says which link it marks, and nothing else.
      const html = bar?.outerHTML.replaceAll(/ aria-current="[^"]*"/g, '');
      return html === undefined ? [] : [{ selector, written: `${innerWidth} ${html}` }];
    }),
  );
}

type Theme = 'light' | 'dark';
type AxeContext = string | { readonly include: string[][]; readonly exclude: string[][] };

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

/** Past the page's CSP, which binds a script tag, and past Playwright's `evaluate`, which reads all of it twice more. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: source });
  expect(exceptionDetails?.text, 'axe itself').toBeUndefined();
  await session.detach();
}

async function runAxe(page: Page, part: AxeContext, theme: string, options: object): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  const results = await page.evaluate(
    async ([context, given]): Promise<AxeResults> => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: AxeContext, options: object): Promise<AxeResults> };
      };
      return axe.run(context, given);
    },
    // What passes is neither described nor sent: that was a sixth of the time of a sheet.
    // Style sheets are fetched again for a rule that is off. Our frames run no script, so none of them would answer.
    [part, { ...options, reporter: 'no-passes', preload: false, iframes: false }] as const,
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
