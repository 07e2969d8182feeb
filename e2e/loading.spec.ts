import { createServer } from 'node:http';
import { errorMessage, success } from '@slipway/core';
import { freePort } from '../scripts/services/free-port.ts';
import { signUpCall } from './support/backend.ts';
import { someone } from './support/people.ts';
import { main, submitSignUp, waitForApp } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

const about = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About the Creator' });

/** Script of the About page alone: its name carries a hash. */
const aboutChunk = /\/assets\/about-[\w-]+\.js$/;

test('a page that is on its way shows a spinner', async ({ page }) => {
  await page.goto('/terms');
  await waitForApp(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(aboutChunk, async (route) => {
    await released;
    await route.continue();
  });
  await about(page).click();
  await expect(page).toHaveURL('/about');
  await expect(main(page).getByRole('status')).toHaveText('Loading the page');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(page).getByText('Loading the page')).toHaveCount(0);
});

test.describe('a page whose script does not come', () => {
  test.beforeEach(({ complaints }) => {
    complaints.allow(/about-[\w-]+\.js|ERR_FAILED|dynamically imported/);
    complaints.allow(new RegExp(errorMessage('server/failed')));
  });

  test('is loaded anew, once, as after a deploy', async ({ page }) => {
    let asked = 0;
    await page.route(aboutChunk, (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto('/terms');
    await waitForApp(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await about(page).click();
    // Until then the old page stands under the new address: neither says that anything was asked for.
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'A tool that may say no' })).toBeVisible();
    await waitForApp(page);
    await expect.poll(() => asked).toBeGreaterThan(1);
    expect(loads).toBe(1);
  });

  test('leaves a way back, a second try, and the rest of the site', async ({ page }) => {
    await page.goto('/terms');
    await waitForApp(page);
    // As if it had been loaded anew just now, for as long as this takes on a slow machine.
    await page.evaluate(() => sessionStorage.setItem('slipway:chunk-reload', String(Date.now() + 3_600_000)));
    await page.route(aboutChunk, (route) => route.abort());
    await about(page).click();
    const broken = page.getByRole('heading', { name: 'This screen could not be drawn.' });
    await expect(broken).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await about(page).click();
    await expect(broken).toBeVisible();
    await page.unroute(aboutChunk);
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(broken).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a form sent before its script is there is sent once it is', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const person = someone();
  await page.goto('/signup', { waitUntil: 'domcontentloaded' });
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes(signUpCall)) posts += 1;
  });
  await submitSignUp(page, person);
  await expect(page).toHaveURL('/signup');
  release();
  await expectToast(page, 'success', success.signedUp);
  await expect(page).toHaveURL('/dashboard');
  expect(posts).toBe(1);
});

test.describe('service worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test.beforeEach(({ complaints }) =>
    complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/),
  );

  const waitForWorker = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

  test('keeps nothing of the API, shows the offline page without a connection, and returns by itself', async ({
    context,
    page,
  }) => {
    await page.goto('/login');
    await waitForApp(page);
    await waitForWorker(page);
    await page.reload();
    await waitForApp(page);
    await page.waitForLoadState('networkidle');
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept).toContain('/offline');
    expect(kept.filter((path) => path.startsWith('/api') || path === '/')).toEqual([]);
    await context.setOffline(true);
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline.' })).toBeVisible();
    await expect(page).toHaveURL('/pricing');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline.' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/pricing');
  });

  test('asks before it takes a new version, then reloads once', async ({ friends, page, server }) => {
    const site = await startChangingSite(server.origin);
    friends.add(site.origin);
    try {
      await page.goto(site.origin);
      await waitForApp(page);
      await waitForWorker(page);
      site.deploy();
      await page.reload();
      await waitForApp(page);
      const notice = page.getByRole('listitem').filter({ hasText: 'A new version of Slipway is ready' });
      await expect(notice).toBeVisible();
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await notice.getByRole('button', { name: 'Reload' }).click();
      await expect.poll(() => loads).toBe(1);
      await waitForApp(page);
      await expect(notice).toHaveCount(0);
      const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting);
      expect(waiting).toBeNull();
      expect(loads).toBe(1);
    } finally {
      await site.stop();
    }
  });
});

/** The server under another address, with a service worker that can become a newer one. */
async function startChangingSite(origin: string) {
  let isNewer = false;
  const proxy = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, origin));
    const body = Buffer.from(await answer.arrayBuffer());
    // `fetch` has unpacked it, and the length went with that.
    const headers = [...answer.headers].filter(([name]) => !/^content-(?:encoding|length)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(isNewer && url === '/sw.js' ? `${body}\n// newer\n` : body);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => proxy.listen(port, resolve));
  return {
    origin: `http://localhost:${port}`,
    deploy: () => {
      isNewer = true;
    },
    stop: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
