import { expect, type Locator, type Page } from '@playwright/test';

interface CreditAnswer {
  readonly credits: number;
  readonly lastReset: string;
  readonly updatedAt: string;
  readonly nextReset: string;
  readonly unlimited: boolean;
}

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

/** Answers the balance in place of the server, as a later state would; `change` alters it for the next question. */
export async function standInForBalance(page: Page, first: Partial<CreditAnswer>) {
  let current = first;
  await page.route('**/api/credits?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...current } });
  });
  return {
    change: (next: Partial<CreditAnswer>) => {
      current = next;
    },
  };
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
