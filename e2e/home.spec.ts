import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sampleIdeas } from '../apps/web/src/features/home/sample-ideas.ts';
import { providerBytes } from './support/backend.ts';
import { expect, test } from './support/test.ts';

/** The promise of the first load, in bytes after gzip. */
const scriptLimitBytes = 110_000;

const box = 'Describe your idea in your own words';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the first view of / brings at most 110 KB of script', async ({ page }) => {
  const scripts = new Set<string>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.add(answer.url());
  });
  // A browser without windows has a pointer all the same, and moves it to the corner.
  await page.addInitScript(() =>
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.clock.install();
  await page.goto('/');
  // Nobody stirs: the app comes by itself after a while.
  const app = page.waitForRequest(/\/assets\/home-/);
  await page.clock.runFor('01:00');
  await app;
  await page.waitForLoadState('networkidle');
  expect(scripts.size).toBeGreaterThan(2);
  const inline = await page.locator('script:not([src])').allTextContents();
  const fetched = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
  const bytes = [...inline.map((text) => Buffer.from(text)), ...fetched].map((body) => gzipSync(body).length);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptLimitBytes + providerBytes);
});

test('every public page keeps to its budget of script', () => {
  const site = join(import.meta.dirname, '../apps/web/dist/site.json');
  const { firstLoads } = JSON.parse(readFileSync(site, 'utf8')) as {
    firstLoads: { pattern: string; bytes: number; limit: number }[];
  };
  expect(firstLoads.length).toBeGreaterThan(15);
  expect(firstLoads.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
});

test('the hero reads an idea as it is typed, figures open and follow the price, and only evidence moves the hull', async ({
  page,
}) => {
  await page.goto('/');
  const part = (label: string) => page.locator('main dl > div').filter({ hasText: label }).first();
  await expect(page.getByText('First read of the sample')).toBeVisible();
  await expect(part('Who pays')).toContainText('dental offices');
  const read = page.waitForResponse((answer) => answer.url().endsWith('/api/first-read'));
  await page.getByLabel(box).fill('An app for vets in Kenya that finds vaccines nearby, for $20 a month.');
  await read;
  await expect(page.getByText('First read', { exact: true })).toBeVisible();
  await expect(part('Who pays')).toContainText('vets');
  await expect(part('Where')).toContainText('Kenya');

  // A sample was read while building.
  await page.getByRole('button', { name: sampleIdeas[2].name }).click();
  await expect(page.getByLabel(box)).toHaveValue(sampleIdeas[2].text);
  await expect(page.locator('main output').first()).toHaveText('Say a little more');

  const market = page.locator('#features');
  await expect(market.getByText('BLS Quarterly Census of Employment and Wages')).toBeVisible();
  await market.getByText('Whole market, a year').click();
  await expect(market.getByText('136,855 offices × $500 × 12 months')).toBeVisible();
  await market.getByRole('slider').fill('250');
  await expect(market.getByText('136,855 offices × $250 × 12 months')).toBeVisible();
  await expect(market.getByText('$411M', { exact: true })).toBeVisible();

  const demo = page.locator('#demo');
  const gauge = demo.getByRole('img');
  await expect(gauge).toHaveAccessibleName(/Evidence: none so far, 0 of 100\./);
  await demo.getByRole('radio', { name: /16 interviews/ }).check();
  await expect(gauge).toHaveAccessibleName(/Evidence: interviews, \d\d of 100\./);
  await demo.getByRole('radio', { name: /5 paying bakeries/ }).check();
  await expect(gauge).toHaveAccessibleName(/Evidence: paying customers, 9\d of 100\./);
});
