import * as react from 'react';
import { afterAll, vi } from 'vitest';

/**
 * React notes for each element who made it, for what it may print to its console: a sixth of the time of a sheet. It stops by itself at
 * ten thousand in a second, so it is told that they have been. Where a later version counts elsewhere, this changes nothing.
 */
const internals: unknown = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => undefined,
  });

/** What the page can do, as this file found it. */
const found = Object.getOwnPropertyNames(globalThis)
  .map((name): [string, unknown] => [name, Reflect.get(globalThis, name)])
  .filter(([, value]) => typeof value === 'function');

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
  for (const [name, given] of found)
    if (Reflect.get(globalThis, name) !== given)
      throw new Error(`A test of this file left another \`${name}\` to the next one: use vi.stubGlobal.`);
  // A pressed link: happy-dom goes there, and the page is then empty for every file to come.
  if (!location.href.startsWith('http')) throw new Error('A test of this file left the page.');
});
