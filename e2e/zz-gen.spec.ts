import { signUpByRequest, someone } from './support/people.ts';
import { test } from './support/test.ts';
import { runSampleByRequest } from './support/tools.ts';
for (const [w, h, scheme] of [[1280, 900, 'light'], [390, 844, 'dark']] as const)
  test(`shots ${w}`, async ({ complaints, context, page, server }) => {
    complaints.allow(/Blocked script execution/);
    await page.setViewportSize({ width: w, height: h });
    await page.emulateMedia({ colorScheme: scheme });
    await signUpByRequest(context, server, someone());
    await page.goto('/describe');
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/sh/generator/ui-describe-${w}.png`, fullPage: true });
    const run = await runSampleByRequest(context, server, 'landing-page-generator');
    await page.goto(`/describe?run=${run}`);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/sh/generator/ui-sheet-${w}.png`, fullPage: true });
    await page.goto(`/preview?run=${run}`);
    await page.waitForURL(/page=/);
    await page.waitForTimeout(1500);
    await page.locator('summary', { hasText: 'Opening' }).click();
    await page.screenshot({ path: `/tmp/sh/generator/ui-preview-${w}.png`, fullPage: true });
  });
