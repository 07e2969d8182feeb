import { expect, type Locator, type Page } from '@playwright/test';

/** The navbar's credit badge, once it knows the balance. */
export function badge(page: Page): Locator {
  return page.locator('.site-header .credit-badge');
}

export async function openCredits(page: Page): Promise<Locator> {
  await badge(page).click();
  const panel = page.getByRole('dialog', { name: 'Your credits' });
  await expect(panel).toBeVisible();
  return panel;
}

interface CreditMirrors {
  readonly record: unknown;
  readonly transactions: unknown;
}

/** What this browser keeps about one person's credits (specification, section 3). */
export function readCreditMirrors(page: Page, uid: string): Promise<CreditMirrors> {
  return page.evaluate((id) => {
    const read = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
    return { record: read(`credits${id}`), transactions: read(`transactions${id}`) };
  }, uid);
}

export async function readUid(page: Page): Promise<string> {
  const { uid } = (await (await page.request.get('/api/me')).json()) as { uid: string };
  return uid;
}
