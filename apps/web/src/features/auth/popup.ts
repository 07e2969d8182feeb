import { AppError, type ErrorCode } from '@slipway/core';

const popupName = 'slipway-sign-in';
const size = { width: 500, height: 640 };
const closedPollMs = 300;
/** A provider page can cut the tie to its opener, and then looks closed while it is open: ask a few times. */
const lateAnswerTries = 5;

/** Error words of OAuth and of the server's popup page → the catalogue. Anything else is "Login, other". */
const codeOfError: ReadonlyMap<string, ErrorCode> = new Map([
  ['account_not_linked', 'auth/different-credential'],
  ['access_denied', 'auth/popup-closed'],
  ['account_disabled', 'auth/disabled'],
]);

let open: Window | null = null;

/** Brings a sign-in window that is already open back to the front. */
export function focusPopup(): boolean {
  if (open === null || open.closed) return false;
  open.focus();
  return true;
}

interface PopupDeps {
  readonly window: Window;
  /** Whether the server now knows who we are: the answer when the window could not speak to us. */
  isSignedIn(): Promise<boolean>;
}

/** Opens before the first await, so the click still counts as the reason. */
export async function signInByPopup(provider: string, deps: PopupDeps): Promise<void> {
  const { window } = deps;
  const nonce = crypto.randomUUID();
  const query = new URLSearchParams({
    provider,
    popupOrigin: window.location.origin,
    popupNonce: nonce,
    scopes: 'openid,profile,email',
    callbackURL: '/dashboard',
    errorCallbackURL: '/login',
  });
  const popup = window.open(`/api/auth/oauth-popup/start?${query}`, popupName, features(window));
  if (popup === null) throw new AppError('auth/popup-blocked');
  open = popup;
  try {
    const outcome = await waitForOutcome(window, popup, nonce);
    if (outcome === 'signed-in') return;
    if (outcome !== 'closed') throw new AppError(codeOfError.get(outcome.error) ?? 'auth/login-failed');
    for (let tries = 0; tries < lateAnswerTries; tries += 1) {
      if (await deps.isSignedIn()) return;
      await new Promise((done) => window.setTimeout(done, closedPollMs));
    }
    throw new AppError('auth/popup-closed');
  } finally {
    open = null;
    if (!popup.closed) popup.close();
  }
}

type Outcome = 'signed-in' | 'closed' | { readonly error: string };

function waitForOutcome(window: Window, popup: Window, nonce: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const settle = (outcome: Outcome) => {
      window.removeEventListener('message', onMessage);
      window.clearInterval(poll);
      resolve(outcome);
    };
    const onMessage = (event: MessageEvent<unknown>) => {
      if (event.origin !== window.location.origin || event.source !== popup) return;
      const outcome = readMessage(event.data, nonce);
      if (outcome !== null) settle(outcome);
    };
    // The last words of a window can arrive after it has closed: believe it at the second look.
    let wasClosed = false;
    const poll = window.setInterval(() => {
      if (popup.closed && wasClosed) settle('closed');
      wasClosed = popup.closed;
    }, closedPollMs);
    window.addEventListener('message', onMessage);
  });
}

/** The token in the message is left alone: the cookie is what signs us in. */
function readMessage(data: unknown, nonce: string): Outcome | null {
  if (!isRecord(data) || data.type !== 'better-auth:oauth-popup' || data.nonce !== nonce) return null;
  if (!isRecord(data.error)) return 'signed-in';
  return { error: String(data.error.code) };
}

function features(window: Window): string {
  const left = Math.round(window.screenX + (window.outerWidth - size.width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - size.height) / 2);
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
