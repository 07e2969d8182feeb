import { afterAll, vi } from 'vitest';

/** A worker keeps its page and its modules for the next file: what one leaves must not be what the other finds. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const part of [document.documentElement, document.head, document.body])
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // A pressed link: happy-dom goes there, and the page is then empty for every file to come.
  if (!location.href.startsWith('http')) throw new Error('A test of this file left the page.');
});
