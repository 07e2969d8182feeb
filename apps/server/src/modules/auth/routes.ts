import { authEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App, RequestInfo } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import type { Caller } from './caller.ts';
import { addressHeader } from './identity.ts';
import { requestReset } from './request-reset.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

const [signUpEmail, signInEmail, signOutPost, getSession, requestResetPost, resetPost, popupStart, callback] =
  authEndpoints;

export function authRoutes(app: App, deps: WebDeps): void {
  const { identity } = deps;
  bind(app, signUpEmail, deps, ({ input, ...call }) =>
    signUp(deps, { ...input, name: input.name ?? '' }, callerOf(call)),
  );
  bind(app, signInEmail, deps, ({ input, ...call }) => signIn(deps, input, callerOf(call)));
  bind(app, signOutPost, deps, (call) => signOut(deps, callerOf(call)));
  bind(app, getSession, deps, (call) => identity.readSession(callerOf(call).headers));
  bind(app, requestResetPost, deps, async ({ input, ...call }) =>
    Response.json(await requestReset(deps, input, callerOf(call))),
  );
  bind(app, resetPost, deps, async ({ input, ...call }) =>
    Response.json(await resetPassword(deps, input, callerOf(call))),
  );
  bind(app, popupStart, deps, (call) => identity.startPopup(withAddress(call)));
  bind(app, callback, deps, (call) => identity.finishPopup(withAddress(call)));
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

function withAddress(call: Origin): Request {
  return new Request(call.request.url, { headers: callerOf(call).headers });
}
