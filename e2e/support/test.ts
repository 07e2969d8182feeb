import { test as base, expect, type Page } from '@playwright/test';
import { type PageLog, watchPage } from '../../scripts/services/page-log.ts';
import type { ThrowAwayServer } from '../../scripts/services/throw-away-server.ts';
import { providerOrigins } from './backend.ts';
import { type Connected, makeServers, type Servers } from './servers.ts';
import { delayAnswers } from './slow-answers.ts';
import { recordToasts } from './toasts.ts';

interface TestFixtures {
  /** Whether the test's server has Google and a model beside it. */
  readonly isConnected: boolean;
  readonly connected: Connected;
  readonly server: ThrowAwayServer;
  /** What the page complained about. `allow` a pattern when the test provokes it. */
  readonly complaints: PageLog;
  /** Origins beside the server's that this test may speak to. Every other request fails it. */
  readonly friends: Set<string>;
}

interface WorkerFixtures {
  readonly servers: Servers;
}

const phone = { viewport: { width: 390, height: 844 } };
/** What is tagged is about the small width; it gets a finger and the dark theme with it. */
const isTagged = (tags: readonly string[]): boolean => {
  if (tags.includes('@both')) throw new Error('What is about any width stands in `inBothLooks`.');
  return tags.includes('@phone');
};

/**
 * Specs import `test` from here: one server for all of them, a quiet console, and no request to strangers.
 * No spec adds a worker fixture: each set of them would get workers, browsers and servers of its own.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // By tag and not by project: workers of another project would start browsers and servers of their own.
  viewport: async ({ viewport }, use, { tags }) => use(isTagged(tags) ? phone.viewport : viewport),
  hasTouch: async ({ hasTouch }, use, { tags }) => use(isTagged(tags) || hasTouch),
  isMobile: async ({ isMobile }, use, { tags }) => use(isTagged(tags) || isMobile),
  colorScheme: async ({ colorScheme }, use, { tags }) => use(isTagged(tags) ? 'dark' : colorScheme),
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const servers = makeServers();
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker' },
  ],
  isConnected: [false, { option: true }],
  connected: async ({ servers }, use) => {
    await use(await servers.connected());
  },
  server: async ({ isConnected, servers }, use) => {
    await use(isConnected ? (await servers.connected()).server : servers.alone());
  },
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
  page: async ({ page }, use, testInfo) => {
    await recordToasts(page);
    await delayAnswers(page);
    // Somebody is there: some pages leave their script until a pointer moves (home.spec.ts says how long).
    await page.addInitScript(() => addEventListener('load', () => dispatchEvent(new Event('pointermove'))));
    await use(page);
    if (testInfo.status === testInfo.expectedStatus) return;
    const path = testInfo.outputPath('at-its-end.png');
    await page.screenshot({ path, timeout: 20_000 }).catch(() => undefined);
  },
  complaints: [
    async ({ page }, use) => {
      const log = watchPage(page);
      await use(log);
      expect(log.unexpected(), 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
  friends: [
    async ({ context, server }, use) => {
      const friends = new Set([server.origin, ...providerOrigins]);
      const asked: string[] = [];
      context.on('request', (request) => asked.push(request.url()));
      await use(friends);
      const strangers = asked.filter(
        (url) => /^(?:https?|wss?):/.test(url) && !friends.has(new URL(url).origin),
      );
      expect(strangers, 'requests that left the origin').toEqual([]);
    },
    { auto: true },
  ],
});

/** For what is about layout at any width. */
export function inBothLooks(declare: () => void): void {
  declare();
  test.describe('on a phone', { tag: '@phone' }, declare);
}

/** What Chromium itself prints when an answer is a refusal. */
export const refusedRequest = /status of (?:4\d\d|5\d\d)/;

export { expect, type Page };
