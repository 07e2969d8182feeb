import { authEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App, RequestInfo } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import type { Caller } from './caller.ts';
import { addressHeader } from './identity.ts';
import { requestReset } from './request-reset.ts';
import { requireOwnPasswords } from './require-own-passwords.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signInByToken } from './sign-in-by-token.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const [
  signUpEmail,
  signInEmail,
  signOutPost,
  getSession,
  requestResetPost,
  resetPost,
  popupStart,
  callback,
  hostedSession,
] = authEndpoints;

export function authRoutes(app: App, deps: WebDeps): void {
  const { identity } = deps;
  /** For what is about passwords and providers of our own. */
  const own = (call: Origin): Caller => {
    requireOwnPasswords(deps);
    return callerOf(call);
  };
  bind(app, hostedSession, deps, ({ input, ...call }) => signInByToken(deps, input, callerOf(call)));
  bind(app, signUpEmail, deps, async ({ input, ...call }) =>
    signUp(deps, { ...input, name: input.name ?? '' }, own(call)),
  );
  bind(app, signInEmail, deps, async ({ input, ...call }) => signIn(deps, input, own(call)));
  bind(app, signOutPost, deps, (call) => signOut(deps, callerOf(call)));
  bind(app, getSession, deps, (call) => identity.readSession(callerOf(call).headers));
  bind(app, requestResetPost, deps, async ({ input, ...call }) =>
    Response.json(await requestReset(deps, input, own(call))),
  );
  bind(app, resetPost, deps, async ({ input, ...call }) =>
    Response.json(await resetPassword(deps, input, own(call))),
  );
  bind(app, popupStart, deps, async (call) => identity.startPopup(toOwn(call, own(call))));
  bind(app, callback, deps, async (call) => identity.finishPopup(toOwn(call, own(call))));
}

interface Origin {
  readonly request: Request;
  readonly info: RequestInfo;
}

function callerOf({ request, info }: Origin): Caller {
  const headers = new Headers(request.headers);
  headers.set(addressHeader, info.ip);
  headers.set('user-agent', info.userAgent);
  return { ip: info.ip, headers };
}

function toOwn({ request }: Origin, { headers }: Caller): Request {
  return new Request(request.url, { headers });
}
