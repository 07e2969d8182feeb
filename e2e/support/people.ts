import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { ThrowAwayServer } from '../../scripts/services/throw-away-server.ts';
import { signInAtProvider, signInPath, signUpAtProvider, signUpPath } from './backend.ts';

export interface Someone {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function someone(name = 'Ada Lovelace'): Someone {
  return { name, email: `${randomUUID().slice(0, 13)}@example.org`, password: 'keel-and-rudder-42' };
}

/** An account without its screens; the context then holds the session's cookie. */
export async function signUpByRequest(context: BrowserContext, server: ThrowAwayServer, person: Someone) {
  const answer = await context.request.post(`${server.origin}${signUpPath}`, {
    data: (await signUpAtProvider(person)) ?? person,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function signInByRequest(context: BrowserContext, server: ThrowAwayServer, person: Someone) {
  return context.request.post(`${server.origin}${signInPath}`, {
    data: (await signInAtProvider(person)) ?? { email: person.email, password: person.password },
  });
}

/** An account that is there while nobody is signed in. */
export async function registerByRequest(context: BrowserContext, server: ThrowAwayServer, person: Someone) {
  await signUpByRequest(context, server, person);
  await context.clearCookies();
}

interface Mirrors {
  readonly stored: unknown;
  readonly onWindow: unknown;
}

/** Both copies of the signed-in user (specification, section 4). */
export function readMirrors(page: Page): Promise<Mirrors> {
  return page.evaluate(() => ({
    stored: JSON.parse(localStorage.getItem('userData') ?? 'null') as unknown,
    onWindow: ('userData' in window ? window.userData : null) as unknown,
  }));
}

export const noMirrors: Mirrors = { stored: null, onWindow: null };
