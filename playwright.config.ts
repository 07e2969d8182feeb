import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './scripts/services/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/shared-server.ts',
  // Only `npm run test:hosted` has what these need; they stand for the one about our own letters.
  testIgnore: process.env.HOSTED_AUTH ? ['reset.spec.ts'] : ['hosted-*.spec.ts'],
  // About what only the embedded sign-in has.
  grepInvert: process.env.HOSTED_AUTH ? /@embedded/ : [],
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: '.cache/test/playwright.json' }]],
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs a second try is a fault, of the product or of the test.
  retries: 0,
  // As many as there are cores: with one more it took half as long again, and a server at work sent a page away (0137).
  workers: 2,
  // Only what hangs may run into these: a machine shared with others is slow, and nothing is tried twice.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      // A page's empty beginning and its site share a process: half as many are started.
      args: [...browserArgs, '--renderer-process-limit=1'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
    // A trace of every test costs a third of the run; `playwright test --trace on` makes one where it is needed.
    trace: 'off',
    // Whatever waits longer names its line; without these it would be the test's own end that does not.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Left to Playwright, a picture is taken of every test and thrown away of those that pass (e2e/support/test.ts).
    screenshot: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A moving page is drawn again and again; what slides in would be judged half transparent.
    contextOptions: { reducedMotion: 'reduce' },
    // A worker would answer requests behind the back of `page.route`; the tests about it allow it.
    serviceWorkers: 'block',
  },
  // Wide and light, unless a test is tagged `@phone` (e2e/support/test.ts). One project: each would have workers of its own.
  projects: [{ name: 'wide-light', use: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' } }],
});
