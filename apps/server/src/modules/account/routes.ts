import { accountEndpoints } from '@slipway/contracts';
import { scrubDeleted } from '../../db/scrub-deleted.ts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { streamText } from '../../http/stream-text.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { deleteAccount } from './delete-account.ts';
import { getMe } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import { revokeOtherSessions } from './revoke-other-sessions.ts';
import { revokeSession } from './revoke-session.ts';
import { sendConfirmationLink } from './send-confirmation-link.ts';
import { makeExports } from './start-export.ts';
import { updateProfile } from './update-profile.ts';

const [me, profile, remove, download, password, sessions, othersOut, sessionOut, sendLink, confirm] =
  accountEndpoints;

export function accountRoutes(app: App, deps: WebDeps): void {
  const startExport = makeExports(deps);
  bind(app, me, deps, ({ person }) => getMe(deps, person.uid));
  bind(app, profile, deps, ({ person, input }) => updateProfile(deps, person.uid, input));
  bind(app, remove, deps, async ({ person, request }) => {
    await deleteAccount(deps, person);
    const { headers } = await deps.identity.signOut(request.headers);
    await scrubDeleted(deps);
    return Response.json({ deleted: true }, { headers: cookiesOf(headers) });
  });
  bind(app, download, deps, async ({ person, request }) =>
    streamText(await startExport(person, request.signal), { 'content-type': 'application/json' }),
  );
  bind(app, password, deps, async ({ person, sessionId, input }) => {
    await changePassword(deps, { person, sessionId }, input);
    return { changed: true };
  });
  bind(app, sessions, deps, ({ person, sessionId }) => listSessions(deps, person.uid, sessionId));
  bind(app, othersOut, deps, async ({ person, sessionId }) => ({
    revoked: await revokeOtherSessions(deps, person.uid, sessionId),
  }));
  bind(app, sessionOut, deps, async ({ person, params }) => {
    await revokeSession(deps, person.uid, params.id ?? '');
    return { revoked: true };
  });
  bind(app, sendLink, deps, async ({ person }) => ({ sent: await sendConfirmationLink(deps, person.uid) }));
  bind(app, confirm, deps, async ({ person, input }) => {
    await confirmEmail(deps, person.uid, input.token);
    return { confirmed: true };
  });
}

function cookiesOf(headers: Headers): [string, string][] {
  return headers.getSetCookie().map((cookie) => ['set-cookie', cookie]);
}
