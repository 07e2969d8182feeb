import { renderPost } from '../packages/blog/src/index.ts';
import { exampleRules } from '../packages/blog/src/testing/example-rules.ts';
import { publicXssVectors } from '../packages/blog/src/testing/public-xss-vectors.ts';
import { xssVectors } from '../packages/page/src/testing/xss-vectors.ts';
import { main, waitForApp } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const htmlOf = (post: string): string =>
  renderPost(post, exampleRules)
    .parts.map((part) => (part.kind === 'html' ? part.html : ''))
    .join('');

test('2,000 public attacks, rendered as posts, run nothing in a browser', async ({ browser }) => {
  // A context of its own: an attack may ask for any address, and here none is reached.
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  let runs = 0;
  await page.exposeFunction('alert', () => {
    runs += 1;
  });
  const loud = publicXssVectors.filter((vector) => vector.includes('alert(1)'));
  await page.evaluate((vectors) => {
    for (const vector of vectors) document.body.appendChild(document.createElement('div')).innerHTML = vector;
  }, loud);
  await expect
    .poll(() => runs, { message: 'written into the page as they are, they do run' })
    .toBeGreaterThan(40);

  await page.goto('about:blank');
  runs = 0;
  // Each as it stands or as an address, in turn; each in every place: xss.test.ts of the package.
  const posts = [...xssVectors, ...publicXssVectors].map(
    (v, at) => [v, `[x](<${v}>)`, `![x](<${v}>)`][at % 3] ?? v,
  );
  const base = '<base href="https://slipway.example/">';
  await page.setContent(`${base}${posts.map(htmlOf).join('\n')}`, { waitUntil: 'domcontentloaded' });
  const found = await page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')];
    const links = [...document.querySelectorAll('a')];
    return {
      links: links.length,
      protocols: [...new Set(links.filter(({ href }) => href !== '').map(({ protocol }) => protocol))],
      running: elements.filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on')))
        .length,
      foreign: [...new Set(elements.map(({ localName }) => localName))].filter((name) =>
        /^(?:script|style|iframe|object|embed|form|input|button|base|meta|link|svg|math|video|audio)$/.test(
          name,
        ),
      ),
    };
  });
  expect(found.links).toBeGreaterThan(60);
  expect(found.running).toBe(0);
  expect(found.foreign).toEqual([]);
  expect(found.protocols.toSorted()).toEqual(['https:', 'mailto:']);
  // Who presses every link and rests on every word still starts nothing.
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      element.addEventListener('click', (event) => event.preventDefault());
      element.click();
      for (const sign of ['mouseover', 'focus', 'error', 'load']) element.dispatchEvent(new Event(sign));
    }
  });
  expect(runs).toBe(0);
  await context.close();
});

test('a reader finds a post, reads it, changes its numbers and goes on to the file of one', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/blog');
  await waitForApp(page);
  await page.getByLabel('Search the posts').fill('discount');
  // Its title has the word, two other texts do.
  await expect(page.getByText('3 posts with “discount”')).toBeVisible();
  const title = 'A 20 % discount can mean you must sell 80 % more';
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} · Slipway`);
  await expect(page.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveCount(5);
  await page.getByLabel('Price of one').fill('32');
  await expect(main(page)).toContainText('1,800');
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Related posts' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveTitle('Blog · Slipway');

  await page.goto('/mdx-test');
  await expect(page.getByRole('heading', { name: 'What runs in the page' })).toHaveAttribute(
    'id',
    'what-runs-in-the-page',
  );
  await expect(main(page)).not.toContainText('tool: financial-metrics');
  expect(await page.locator('head script[type="application/ld+json"]').textContent()).toContain('FAQPage');
  await expect(main(page).locator('a[href="/financial-metrics"]').first()).toBeVisible();
  const picture = page.locator('[data-image]');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('data-image', 'loaded');
});
