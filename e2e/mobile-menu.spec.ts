import { expectAccessible, expectReadable } from './support/axe.ts';
import { waitForApp } from './support/screens.ts';
import { expect, type Page, test } from './support/test.ts';

/** Specification, section 2: the menu below 768 px. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('mobile menu', { tag: '@phone' }, () => {
  const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
  const sheet = (page: Page) => page.locator('#mobile-menu');

  async function openMenu(page: Page): Promise<void> {
    await page.goto('/');
    await waitForApp(page);
    await toggle(page).tap();
    await expect(sheet(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  }

  async function expectClosed(page: Page): Promise<void> {
    await expect(sheet(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.body.style.overflow)).toBe('');
  }

  test('starts 64 px below the top, locks the scroll, and closes on a section link or in a wider window', async ({
    page,
  }) => {
    await openMenu(page);
    expect(await sheet(page).boundingBox()).toEqual({ x: 0, y: 64, width: 390, height: 844 - 64 });
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
    await page.mouse.move(200, 30);
    await page.mouse.wheel(0, 800);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectAccessible(page, '#mobile-menu');
    await expectReadable(page, '#mobile-menu');
    await toggle(page).tap();
    await expectClosed(page);
    await expect(page).toHaveURL('/');

    await toggle(page).tap();
    await sheet(page).getByRole('link', { name: 'Pricing', exact: true }).tap();
    await expectClosed(page);
    await expect
      .poll(() =>
        page.evaluate(() =>
          Math.round(document.getElementById('pricing')?.getBoundingClientRect().top ?? -1),
        ),
      )
      .toBe(96);

    await toggle(page).tap();
    await page.setViewportSize({ width: 767, height: 844 });
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({ width: 768, height: 844 });
    await expectClosed(page);
    await expect(toggle(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Launch Toolkit' })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectClosed(page);
  });
});
