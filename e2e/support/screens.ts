import { expect, type Locator, type Page } from '@playwright/test';
import type { Someone } from './people.ts';

/** The navbar's breakpoint (specification, section 9). */
const desktopFromPx = 768;

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? desktopFromPx) < desktopFromPx;
}

/** Script has taken the page over down to its heading: React marks what answers to it. */
function hasApp(): boolean {
  const heading = document.querySelector('#content h1');
  return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
}

export function isAppThere(page: Page): Promise<boolean> {
  return page.evaluate(hasApp);
}

export async function waitForApp(page: Page): Promise<void> {
  // A page may leave its script until somebody stirs.
  await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(hasApp);
}

/**
 * As a link would: the script that is there draws the next screen. Its title shows when it has. False where that cannot be: no
 * script is there yet, or both have the same title.
 */
export async function goInside(page: Page, path: string, title: string): Promise<boolean> {
  const isThere = page.url().startsWith('http') && (await isAppThere(page));
  if (!isThere || (await page.title()).startsWith(title)) return false;
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.waitForFunction((next) => document.title.startsWith(next), title);
  return true;
}

/** By its tag: by its role every element of the page is asked for its own, and most of what the tests look for is in here. */
export function main(page: Page): Locator {
  return page.locator('main');
}

export async function submitSignUp(page: Page, person: Partial<Someone>): Promise<void> {
  if (person.name !== undefined) await main(page).getByLabel('Your name').fill(person.name);
  await main(page)
    .getByLabel('Email')
    .fill(person.email ?? '');
  await main(page)
    .getByLabel('Password', { exact: true })
    .fill(person.password ?? '');
  await main(page).getByRole('button', { name: 'Create account' }).click();
}

export async function submitSignIn(page: Page, person: Partial<Someone>): Promise<void> {
  await main(page)
    .getByLabel('Email')
    .fill(person.email ?? '');
  await main(page)
    .getByLabel('Password', { exact: true })
    .fill(person.password ?? '');
  await main(page).getByRole('button', { name: 'Log in' }).click();
}

export async function submitForgotPassword(page: Page, email: string): Promise<void> {
  const send = main(page).getByRole('button', { name: 'Send reset link' });
  // Until the page's code is there the one before it stays, which has a field of that name too.
  await send.waitFor();
  await main(page).getByLabel('Email').fill(email);
  await send.click();
}

/** Opens whatever holds the account's links at this width: the avatar menu or the mobile menu. */
async function openAccountMenu(page: Page): Promise<Locator> {
  // The server has said who is signed in, so the menu has been drawn for good.
  await page.waitForFunction(() => 'userData' in window);
  if (isPhone(page)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    return page.getByRole('region', { name: 'Your account' });
  }
  await page.getByRole('button', { name: 'Your account' }).click();
  return page.locator('#avatar-menu');
}

export async function expectGreeting(page: Page, name: string): Promise<void> {
  if (!isPhone(page)) {
    await expect(
      page.getByRole('banner').getByRole('link', { name: `Hi, ${name}`, exact: true }),
    ).toBeVisible();
    return;
  }
  const account = await openAccountMenu(page);
  await expect(account.getByText(`Hi, ${name}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(account).toBeHidden();
}

export async function logOut(page: Page): Promise<void> {
  const menu = await openAccountMenu(page);
  await menu.getByRole('button', { name: 'Log out' }).click();
}
