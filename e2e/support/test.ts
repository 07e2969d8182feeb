import { test as base, expect, type Page } from '@playwright/test';
import { type PageLog, watchPage } from '../../scripts/services/page-log.ts';
import { startServer, type ThrowAwayServer } from '../../scripts/services/throw-away-server.ts';
import { recordToasts } from './toasts.ts';

interface TestFixtures {
  /** What the page complained about. `allow` a pattern when the test provokes it. */
  readonly complaints: PageLog;
  /** Origins beside the server's that this test may speak to. Every other request fails it. */
  readonly friends: Set<string>;
}

interface WorkerFixtures {
  readonly server: ThrowAwayServer;
}

/** Specs import `test` from here: a server of their worker's own, a quiet console, and no request to strangers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
  page: async ({ page }, use) => {
    await recordToasts(page);
    await use(page);
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
      const friends = new Set([server.origin]);
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

/** What Chromium itself prints when an answer is a refusal. */
export const refusedRequest = /status of (?:4\d\d|5\d\d)/;

export { expect, type Page };
