import { signUpByRequest, someone } from './support/people.ts';
import { main, waitForApp } from './support/screens.ts';
import { expect, type Page, refusedRequest, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';

const offsetPx = 96;
const sections = ['features', 'pricing', 'demo'] as const;

/** The section stands 96 px below the top edge (specification, section 9), once scrolling has come to rest. */
async function expectAtOffset(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        (each) => Math.round(document.getElementById(each)?.getBoundingClientRect().top ?? -1),
        id,
      ),
    )
    .toBe(offsetPx);
}

/** Here and in mobile-menu.spec.ts and home.spec.ts things move; everywhere else motion is reduced. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('navbar', () => {
  test('has its items, a logo that goes home or to the top, and a Launch Toolkit panel 600 px wide, by mouse and by keyboard', async ({
    complaints,
    page,
  }) => {
    complaints.allow(/logo\.png|404/);
    await page.route('**/logo.png', (route) => route.fulfill({ status: 404 }));
    await page.goto('/pricing');
    await waitForApp(page);
    for (const name of ['Home', 'Features', 'Pricing'])
      await expect(bar(page).getByRole('link', { name, exact: true })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
    const button = bar(page).getByRole('button', { name: 'Launch Toolkit' });
    const panel = page.locator('#toolkit-panel');
    await expect(panel).toBeHidden();
    await button.click();
    await expect(panel).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect((await page.locator('[data-toolkit]').boundingBox())?.width).toBe(600);
    const box = await panel.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();

    // A logo that does not load gives way.
    const logo = bar(page).getByRole('link', { name: 'Slipway' });
    const image = logo.locator('img');
    await expect(image).toHaveAttribute('src', /^data:image\//);
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
    await logo.click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('#demo')).toBeAttached();
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
    await logo.click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page).toHaveURL('/');

    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel.getByRole('link').last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#demo');
    await expect(panel).toBeHidden();
    await expectAtOffset(page, 'demo');
  });
});

test('section links stop 96 px below the top at both widths, on the home page and from elsewhere', async ({
  page,
}) => {
  await page.goto('/');
  await waitForApp(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The page is laid out anew a moment later: what is pressed before that goes to where a section was.
    await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
    // All of them once; at the other width one, whose offset is the same rule.
    for (const id of width === 1280 ? sections : sections.slice(0, 1)) {
      await page.evaluate((each) => {
        document.querySelector<HTMLAnchorElement>(`a[href="/#${each}"]`)?.click();
      }, id);
      await expect(page).toHaveURL(`/#${id}`);
      await expectAtOffset(page, id);
      // Gliding there draws the page sixty times a second; once is enough to see that it arrives.
      await page.emulateMedia({ reducedMotion: 'reduce' });
    }
  }
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expectAtOffset(page, 'pricing');
  await page.goto('/about');
  await page.goto('/#templates');
  await expectAtOffset(page, 'templates');
  // By address the browser scrolls by itself, before script and without it.
  const bare = await page.context().newPage();
  await bare.route('**/assets/*.js', () => {});
  await bare.goto('/#pricing', { waitUntil: 'domcontentloaded' });
  await expectAtOffset(bare, 'pricing');
  expect(await bare.evaluate(() => window.isPremium)).toBe(false);
});

const footerLinks = {
  Features: '/#features',
  Pricing: '/#pricing',
  'About the Creator': '/about',
  'Terms of Service': '/terms',
  'Privacy Policy': '/privacy',
  'Cookie Policy': '/cookies',
  'Contact Us': '/contact',
};

async function expectFooterItems(footer: ReturnType<Page['locator']>): Promise<void> {
  for (const [name, href] of Object.entries(footerLinks))
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(footer.getByText('2025')).toBeVisible();
  await expect(footer.getByText('12 AI tools')).toBeVisible();
}

test('at work: five stations with their rows, a rail from 1280 px, and a low footer with every item', async ({
  context,
  page,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  const made = await page.request.post('/api/projects', { data: { name: 'Seals by photo' } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/project/${id}`);
  const rows = {
    Idea: ['Score', 'SWOT', 'Competitors'],
    Numbers: ['Market', 'Financials', 'Retention & burn', 'Health', 'Trends'],
    Name: ['Domains', 'Brand'],
    Page: ['Landing', 'Experiments', 'Templates'],
    Pitch: ['Pitch', 'Decks', 'Pack'],
  };
  const rail = page.getByRole('navigation', { name: 'Workspace' });
  for (const [name, parts] of Object.entries(rows)) {
    await page
      .getByRole('navigation', { name: 'Stations' })
      .getByRole('button', { name, exact: true })
      .click();
    await expect(page.locator(`#station-${name.toLowerCase()}-menu`).getByRole('link')).toHaveText(parts);
    await expect(rail.getByRole('list', { name, exact: true }).getByRole('link')).toHaveText(parts);
    await page.keyboard.press('Escape');
  }
  const footer = page.getByRole('contentinfo');
  await expectFooterItems(footer);
  const low = (await footer.boundingBox())?.height ?? 0;
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(rail).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await rail.getByRole('link', { name: 'Pack', exact: true }).click();
  await expect(page).toHaveURL(`/project/${id}/dossier`);
  // The same items where visitors come, with the newsletter. That no link is dead is seen by the crawl (public.spec.ts).
  await page.goto('/pricing');
  expect((await footer.boundingBox())?.height).toBeGreaterThan(1.5 * low);
  await expect(footer.getByLabel('Email')).toBeVisible();
  await expect(footer.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expectFooterItems(footer);
});

test('[§2] a new path starts at the top, by link, back and forward, with a title of its own', async ({
  page,
}) => {
  await page.goto('/');
  await waitForApp(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(main(page)).toBeFocused();
  await expect(page).toHaveTitle('Terms of Service · Slipway');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);

  const down = async () => {
    // The page may still be growing to its height.
    await expect
      .poll(() =>
        page.evaluate(() => {
          window.scrollTo({ top: 900, behavior: 'instant' });
          return window.scrollY;
        }),
      )
      .toBeGreaterThan(500);
  };
  // The browser would put a page back where it was left only some frames after the app has drawn it.
  const settle = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    });
  const expectTop = async (path: string) => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settle();
    expect(await scrollTop(page), path).toBe(0);
  };
  await down();
  await page.goBack();
  await expectTop('/');
  await down();
  await page.goForward();
  await expectTop('/terms');
});

test('an unknown address is not found, and one that only the router knows is drawn over that page', async ({
  complaints,
  page,
}) => {
  complaints.allow(refusedRequest);
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address.');
  await expect(page).toHaveTitle(/Nothing at this address/);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', 'noindex');
  await main(page).getByRole('link', { name: 'Back to the start' }).click();
  await expect(page).toHaveURL('/');

  expect((await page.goto('/Features'))?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Features/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the chosen theme is kept and applied before the first paint', async ({ page }) => {
  await page.goto('/about');
  await waitForApp(page);
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const choose = (name: string) =>
    page.getByRole('contentinfo').getByRole('radio', { name }).check({ force: true });
  await choose('Light');
  const light = await ground();
  await choose('Dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  // With the app's own script held back, only the inline loader can have done it.
  const again = await page.context().newPage();
  await again.route('**/assets/*.js', () => {});
  await again.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await again.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  expect(await again.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
});

test('at most three toasts, bottom right, 14 px apart', async ({ page }) => {
  await page.goto('/login');
  await waitForApp(page);
  for (let times = 0; times < 4; times += 1) await main(page).getByRole('button', { name: 'Log in' }).click();
  const visible = page.locator('[data-sonner-toast][data-visible="true"]');
  // Both in one look: a moment later the first one has had its four seconds.
  const count = () =>
    toasts(page).evaluateAll((all) => ({
      all: all.length,
      visible: all.filter((each) => each.getAttribute('data-visible') === 'true').length,
    }));
  await expect.poll(count).toEqual({ all: 4, visible: 3 });
  const toaster = page.locator('[data-sonner-toaster]');
  await expect(toaster).toHaveAttribute('data-y-position', 'bottom');
  await expect(toaster).toHaveAttribute('data-x-position', 'right');
  const readGap = async () => {
    const boxes = await visible.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
    );
    const [first, second] = boxes.sort((a, b) => b.top - a.top);
    return Math.round((first?.top ?? 0) - (second?.bottom ?? 0));
  };
  await expect.poll(readGap).toBe(14);
  const lowest = await visible.first().boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(height - (lowest?.y ?? 0) - (lowest?.height ?? 0)).toBeLessThanOrEqual(40);
  expect(width - (lowest?.x ?? 0) - (lowest?.width ?? 0)).toBeLessThanOrEqual(40);
});
