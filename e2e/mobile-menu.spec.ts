import { expectAccessible, expectReadable } from './support/axe.ts';
import { signUpByRequest, someone } from './support/people.ts';
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

  test('keeps the focus, gives it back at Escape, has the items of the bar, and closes on a route change or going back', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await page.goto('/about');
    await waitForApp(page);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeVisible();
    const stops = await sheet(page).locator('a, summary').count();
    for (let step = 0; step < stops + 6; step += 1) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement?.closest('#mobile-menu, [aria-controls="mobile-menu"]') !== null,
      );
      expect(inside, `Tab ${step + 1}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(toggle(page)).toBeFocused();

    await toggle(page).tap();
    await expect(sheet(page)).toBeVisible();
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
    for (const name of ['Home', 'Features', 'Pricing', 'Log In / Sign Up'])
      await expect(sheet(page).getByRole('link', { name, exact: true })).toBeVisible();
    const folds = sheet(page).locator('details');
    const open = () => folds.evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open));
    const [first, second] = [folds.nth(0), folds.nth(1)];
    await expect(first.locator('summary')).toHaveText('Launch Toolkit');
    await first.locator('summary').tap();
    expect(await open()).toEqual([true, false]);
    await second.locator('summary').tap();
    expect(await open()).toEqual([false, true]);
    await second.locator('summary').tap();
    expect(await open()).toEqual([false, false]);
    await sheet(page).getByRole('link', { name: 'Log In / Sign Up' }).tap();
    await expect(page).toHaveURL('/login');
    await expectClosed(page);
    await page.goBack();
    await expect(page).toHaveURL('/about');

    // Going back closes the menu and does not leave the page.
    await toggle(page).tap();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expectClosed(page);
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

  test('offers Dashboard, Profile and Log out to who is signed in', async ({ context, page, server }) => {
    const person = someone();
    await signUpByRequest(context, server, person);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const account = sheet(page).getByRole('region', { name: 'Your account' });
    await toggle(page).tap();
    await expect(account.getByText(`Hi, ${person.name}`)).toBeVisible();
    await account.getByRole('link', { name: 'Profile' }).tap();
    await expect(page).toHaveURL('/profile');
    await toggle(page).tap();
    await account.getByRole('link', { name: 'Dashboard' }).tap();
    await expect(page).toHaveURL('/dashboard');
    await toggle(page).tap();
    await account.getByRole('button', { name: 'Log out' }).tap();
    await expect(page).toHaveURL('/');
    await expectClosed(page);
  });
});
