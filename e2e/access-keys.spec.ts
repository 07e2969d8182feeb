import type { APIRequestContext } from '@playwright/test';
import { accountSuccess } from '@slipway/core';
import { expectAccessible } from './support/axe.ts';
import { signUpByRequest, someone } from './support/people.ts';
import { main, waitForApp } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toasts.ts';

/** What an assistant asks first, with nothing but its key. */
async function knock(request: APIRequestContext, origin: string, key: string): Promise<number> {
  const answer = await request.post(`${origin}/mcp`, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json, text/event-stream' },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'browser test', version: '1' },
      },
    },
  });
  return answer.status();
}

test('a key is made in the profile, opens the door to an assistant, and is revoked', async ({
  context,
  page,
  request,
  server,
}) => {
  await signUpByRequest(context, server, someone());
  await page.goto('/profile');
  await waitForApp(page);
  await expect(main(page).getByText('No assistant can reach this account.')).toBeVisible();
  const make = main(page).getByRole('button', { name: 'Make a key' });
  await make.click();
  const name = main(page).getByRole('textbox', { name: 'Assistant' });
  await expect(name).toHaveAccessibleDescription(/Name the assistant\./);

  await name.fill('Desk helper');
  await main(page).getByLabel('Run tools, which costs your credits').uncheck();
  await make.click();
  await expectToast(page, 'success', accountSuccess.keyMade);
  const panel = main(page).getByRole('region', { name: 'Key of Desk helper' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('it cannot be shown again');
  const secret = await panel.getByRole('textbox', { name: 'Key of Desk helper' }).inputValue();
  const row = main(page).getByRole('listitem').filter({ hasText: 'Desk helper' });
  await expect(row).toContainText('Reads only');
  await expect(row).toContainText('Not used yet');
  await expectAccessible(page, '[aria-label="Key of Desk helper"]');
  expect(await knock(request, server.origin, secret)).toBe(200);
  expect(await knock(request, server.origin, `${secret}x`)).toBe(401);

  // Whoever comes back sees that it was used, and never the key again.
  await page.reload();
  await waitForApp(page);
  await expect(row).toContainText('Last used');
  await expect(main(page).getByText(secret)).toHaveCount(0);
  await row.getByRole('button', { name: 'Revoke Desk helper' }).click();
  await expectToast(page, 'success', accountSuccess.keyRevoked);
  await expect(main(page).getByText('No assistant can reach this account.')).toBeVisible();
  expect(await knock(request, server.origin, secret)).toBe(401);
});
