import type { Page } from '@playwright/test';

export interface PageLog {
  /** This complaint belongs to what the test does. */
  allow(pattern: RegExp): void;
  unexpected(): string[];
}

/** Console errors, uncaught exceptions and failed requests of a page, and of every popup it opens. */
export function watchPage(page: Page): PageLog {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  const watch = (each: Page) => {
    each.on('console', (message) => {
      if (message.type() !== 'error') return;
      seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    each.on('pageerror', (error) => seen.push(`exception: ${error.message}`));
    each.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page cancels what it was still loading.
      if (reason !== 'net::ERR_ABORTED') seen.push(`request: ${request.url()} ${reason}`);
    });
    each.on('popup', watch);
  };
  watch(page);
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
