import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe over the page as it stands. `evaluate` is not bound by the page's CSP, a script tag would be.
 * Without motion: a toast that is half faded in has half its contrast.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(source);
  const results = await page.evaluate(async (): Promise<AxeResults> => {
    const { axe } = globalThis as unknown as { axe: { run(context: Document): Promise<AxeResults> } };
    return axe.run(document);
  });
  await page.emulateMedia({ reducedMotion: null });
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`),
  );
}

export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  expect(await findAxeViolations(page), 'axe').toEqual([]);
}
