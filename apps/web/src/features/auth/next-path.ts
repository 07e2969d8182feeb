import { findIdea, ideaToolPath } from '../../lib/carried-idea.ts';

/** Screens that only make sense signed out: sending a signed-in person there would turn in a circle. */
const signedOutScreens = /^\/(?:login|signup|reset-password)(?:\/|$)/;
const origin = 'https://slipway.invalid';

const defaultNextPath = '/dashboard';

/** The path in `?next=` when it stays on this site, else null. The browser's own parser decides, not a pattern. */
export function findNextPath(value: string | null): string | null {
  if (!value?.startsWith('/') || !URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  if (url.origin !== origin) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // "/.//evil" is same-site until its dots are folded away.
  if (path.startsWith('//') || path.startsWith('/api/') || signedOutScreens.test(url.pathname)) return null;
  return path;
}

/** Somebody who brings an idea along wants to see it judged. */
export function getNextPath(search: string): string {
  const asked = findNextPath(new URLSearchParams(search).get('next'));
  return asked ?? (findIdea() === null ? defaultNextPath : ideaToolPath);
}

/** Carries `?next=` from one sign-in screen to the other. */
export function withNext(path: string, search: string): string {
  const next = findNextPath(new URLSearchParams(search).get('next'));
  return next === null ? path : `${path}?next=${encodeURIComponent(next)}`;
}
