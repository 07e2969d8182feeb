import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expectAccessible, expectReadable, judgeColoursByAxe } from './support/axe.ts';
import { expect, test } from './support/test.ts';

/**
 * A page that no visitor gets: it is not part of the site's build, so Vite serves it from its sources. In one worker: each would
 * start a Vite of its own.
 */
test.describe.configure({ mode: 'default' });
let vite: ViteDevServer;
let address = '';
const cacheDir = mkdtempSync(join(tmpdir(), 'every-field-'));

test.beforeAll(async () => {
  const root = join(import.meta.dirname, '../apps/web');
  vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    cacheDir,
    server: { port: 0, hmr: false },
  });
  await vite.listen();
  address = `${vite.resolvedUrls?.local[0]}test/every-kind/index.html`;
});
test.beforeEach(async ({ page, friends }) => {
  const { origin } = new URL(address);
  friends.add(origin).add(origin.replace('http', 'ws'));
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'matrix' })).toBeVisible();
});
test.afterAll(async () => {
  await vite.close();
  rmSync(cacheDir, { recursive: true });
});

test('every kind of field is named, readable in both themes, and no wider than the window', async ({
  page,
}) => {
  await page.getByLabel('Acme, Works offline', { exact: true }).focus();
  await expectAccessible(page);
  await expectReadable(page);
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
