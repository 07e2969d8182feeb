import { expect, type Locator, type Page } from '@playwright/test';
import { type ErrorCode, errorMessage } from '@slipway/core';

export function toasts(page: Page): Locator {
  return page.locator('[data-sonner-toast]');
}

/** Writes down each toast as it appears: four seconds are short for a busy machine that looks now and then. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seenToasts: seen });
    const note = (node: Node): void => {
      if (!(node instanceof HTMLElement)) return;
      const inside = node.querySelectorAll<HTMLElement>('[data-sonner-toast]');
      for (const toast of node.matches('[data-sonner-toast]') ? [node, ...inside] : inside)
        if (toast.checkVisibility())
          seen.push({
            kind: toast.dataset.type ?? '',
            text: toast.querySelector('[data-title]')?.textContent ?? '',
          });
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note);
    }).observe(document, { childList: true, subtree: true });
  });
}

interface Seen {
  readonly kind: string;
  readonly text: string;
}

export async function expectErrorToast(page: Page, code: ErrorCode): Promise<void> {
  await expectToast(page, 'error', errorMessage(code));
}

/** The toast appeared since the last look; it is then taken off the list, so that the next one must be new. */
export async function expectToast(
  page: Page,
  kind: 'success' | 'error' | 'warning',
  text: string,
): Promise<void> {
  const all: Seen[] = [];
  const look = async () => {
    all.push(...(await page.evaluate(takeSeen)));
    return all;
  };
  await expect.poll(look, { message: 'toasts' }).toContainEqual({ kind, text });
}

function takeSeen(): Seen[] {
  return (window as unknown as { seenToasts: Seen[] }).seenToasts.splice(0);
}

/** Matches a text that holds the sentence among others. */
export function withSentence(code: ErrorCode): RegExp {
  return new RegExp(errorMessage(code).replace(/[.?(){}]/g, '\\$&'));
}
