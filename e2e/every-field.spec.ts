import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type PreviewServer, preview } from 'vite';
import { expectAccessible, expectReadable, judgeColoursByAxe } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/**
 * A page that no visitor gets and the site does not hold. Bundled: from its sources it would be hundreds of requests. In one
 * worker: each would bundle it again.
 */
test.describe.configure({ mode: 'default' });
let site: PreviewServer;
let address = '';
const outDir = mkdtempSync(join(tmpdir(), 'every-field-'));

test.beforeAll(async () => {
  const root = join(import.meta.dirname, '../apps/web');
  const quiet = { root, configFile: false, logLevel: 'warn' } as const;
  await build({
    ...quiet,
    plugins: [tailwindcss(), react()],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: join(root, 'test/every-kind/index.html') },
    },
  });
  site = await preview({ ...quiet, build: { outDir }, preview: { port: 0 } });
  address = `${site.resolvedUrls?.local[0]}test/every-kind/index.html`;
});
test.beforeEach(async ({ page, friends }) => {
  friends.add(new URL(address).origin);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'matrix' })).toBeVisible();
});
test.afterAll(async () => {
  await site.close();
  rmSync(outDir, { recursive: true });
});

test('every kind of field is named, readable in both themes, and no wider than the window', async ({
  page,
}) => {
  await page.getByLabel('Acme, Works offline', { exact: true }).focus();
  await expectAccessible(page);
  await expectReadable(page, 'html', judgeColoursByAxe);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, `at ${width} px`).toBeLessThanOrEqual(client);
  }
});

test('a picture is measured on the page, and an SVG is never part of it', async ({ page }) => {
  const image = page.getByRole('region', { name: 'image' });
  const choose = image.locator('input[type=file]').first();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>document.title='run'</script><rect width="40" height="20" fill="teal"/></svg>`;
  await choose.setInputFiles({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
  await expect(image).toContainText('40 × 20 pixels');
  await expect(image).toContainText('#008080 100 %');
  await expect(page).toHaveTitle('Every kind of field');
  await expect(image.locator('rect')).toHaveCount(0);
  await choose.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
  await expect(image).toContainText('notes.png is no PNG, JPEG, SVG or WebP.');
  await expect(image).toContainText('mark.svg');
  await choose.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000_001) });
  await expect(image).toContainText('This is too large. The limit is 2 MB.');
});
