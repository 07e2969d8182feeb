import { AppError } from '@slipway/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusPopup, signInByPopup } from './popup.ts';

const origin = 'https://slipway.example';

/** The two windows of the flow, as far as the flow touches them. */
function makeWindows(options: { blocked?: boolean } = {}) {
  const listeners = new Set<(event: MessageEvent<unknown>) => void>();
  const popup = {
    closed: false,
    close: () => {
      popup.closed = true;
    },
    focus: vi.fn(),
  };
  const opened: string[] = [];
  const opener = {
    location: { origin },
    screenX: 0,
    screenY: 0,
    outerWidth: 1280,
    outerHeight: 800,
    open(address: string) {
      opened.push(address);
      return options.blocked ? null : popup;
    },
    addEventListener: (_: string, listener: (event: MessageEvent<unknown>) => void) =>
      listeners.add(listener),
    removeEventListener: (_: string, listener: (event: MessageEvent<unknown>) => void) =>
      listeners.delete(listener),
    setInterval: (work: () => void, ms: number) => setInterval(work, ms),
    clearInterval: (id: NodeJS.Timeout) => clearInterval(id),
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
  };
  const startAddress = () => new URL(opened[0] ?? '', origin);
  const post = (data: object, from: { origin?: string; source?: object } = {}) => {
    for (const listener of [...listeners])
      listener({ data, origin, source: popup, ...from } as unknown as MessageEvent<unknown>);
  };
  const say = (data: object, from?: { origin?: string; source?: object }) =>
    post(
      { type: 'better-auth:oauth-popup', nonce: startAddress().searchParams.get('popupNonce'), ...data },
      from,
    );
  return { window: opener as unknown as Window, popup, opened, startAddress, say, listeners };
}

async function outcomeOf(flow: Promise<void>): Promise<string> {
  return flow.then(
    () => 'signed-in',
    (error: unknown) => (error instanceof AppError ? error.code : 'not ours'),
  );
}

const nobody = { isSignedIn: async () => false };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('sign-in by popup', () => {
  it('opens within the click and asks for profile and email', () => {
    const { window, opened, startAddress } = makeWindows();
    void signInByPopup('google', { window, ...nobody });
    expect(opened).toHaveLength(1);
    expect(startAddress().pathname).toBe('/api/auth/oauth-popup/start');
    expect(Object.fromEntries(startAddress().searchParams)).toMatchObject({
      provider: 'google',
      popupOrigin: origin,
      scopes: 'openid,profile,email',
    });
  });

  it('succeeds on the message of its own window', async () => {
    const { window, say, popup, listeners } = makeWindows();
    const outcome = outcomeOf(signInByPopup('google', { window, ...nobody }));
    say({ token: 'unused' });
    expect(await outcome).toBe('signed-in');
    expect(popup.closed).toBe(true);
    expect(listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tells a blocked window', async () => {
    const { window } = makeWindows({ blocked: true });
    expect(await outcomeOf(signInByPopup('google', { window, ...nobody }))).toBe('auth/popup-blocked');
  });

  it('tells a closed window', async () => {
    const { window, popup } = makeWindows();
    const outcome = outcomeOf(signInByPopup('google', { window, ...nobody }));
    popup.closed = true;
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('auth/popup-closed');
  });

  it('hears what a window said just before it closed', async () => {
    const { window, popup, say } = makeWindows();
    const outcome = outcomeOf(signInByPopup('google', { window, ...nobody }));
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(300);
    say({ error: { code: 'account_not_linked' } });
    expect(await outcome).toBe('auth/different-credential');
  });

  it('finds the session when the window could not speak to its opener', async () => {
    const { window, popup } = makeWindows();
    const answers = [false, false, true];
    const outcome = outcomeOf(
      signInByPopup('google', { window, isSignedIn: async () => answers.shift() ?? false }),
    );
    popup.closed = true;
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('signed-in');
  });

  it.each([
    ['account_not_linked', 'auth/different-credential'],
    ['access_denied', 'auth/popup-closed'],
    ['account_disabled', 'auth/disabled'],
    ['provider_not_found', 'auth/login-failed'],
    ['constructor', 'auth/login-failed'],
  ])('maps %s to %s', async (error, code) => {
    const { window, say } = makeWindows();
    const outcome = outcomeOf(signInByPopup('google', { window, ...nobody }));
    say({ error: { code: error } });
    expect(await outcome).toBe(code);
  });

  it('believes neither another site, nor another window, nor another nonce, nor another kind of message', async () => {
    const { window, say, popup } = makeWindows();
    const outcome = outcomeOf(signInByPopup('google', { window, ...nobody }));
    say({ token: 'x' }, { origin: 'https://evil.example' });
    say({ token: 'x' }, { source: {} });
    say({ token: 'x', nonce: 'guessed' });
    say({ token: 'x', type: 'other' });
    popup.closed = true;
    await vi.runAllTimersAsync();
    expect(await outcome).toBe('auth/popup-closed');
  });

  it('brings a window that is already open to the front', async () => {
    const { window, popup, say } = makeWindows();
    const outcome = outcomeOf(signInByPopup('google', { window, ...nobody }));
    expect(focusPopup()).toBe(true);
    expect(popup.focus).toHaveBeenCalledOnce();
    say({ token: 'x' });
    await outcome;
    expect(focusPopup()).toBe(false);
  });
});
