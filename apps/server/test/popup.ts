import { expect } from 'vitest';
import type { Client } from './client.ts';

/** Opens the sign-in window as the browser does; gives the provider's address it is sent to. */
export async function openPopup(
  client: Client,
  query: Readonly<Record<string, string>> = {},
): Promise<string> {
  const search = new URLSearchParams({
    provider: 'google',
    popupOrigin: 'http://localhost:3000',
    popupNonce: 'a-nonce',
    callbackURL: '/dashboard',
    errorCallbackURL: '/login',
    ...query,
  });
  const answer = await client.request('GET', `/api/auth/oauth-popup/start?${search}`);
  expect(answer.status).toBe(302);
  return answer.headers.get('location') ?? '';
}

/** Clicks a person's button at the loopback provider (`''` is Cancel); gives our callback's path and query. */
export async function finishAtProvider(authorise: string, sub: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(authorise);
  let init: RequestInit = {};
  for (let hops = 0; hops < 8; hops += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' });
    init = {};
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = response.headers.get('location');
    if (location === null) {
      expect(await response.text()).toContain('Who are you?');
      init = { method: 'POST', body: new URLSearchParams({ person: sub }) };
      continue;
    }
    url = new URL(location, url);
    if (url.pathname.startsWith('/api/auth/callback/')) return url.pathname + url.search;
  }
  throw new Error('The provider never came back to us.');
}

/** What the page in the popup posts to its opener. */
export function readPopupMessage(page: string): unknown {
  const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1];
  if (data === undefined) throw new Error(`This is not the popup's last page: ${page.slice(0, 200)}`);
  return JSON.parse(data);
}
