import { APIError, type BetterAuthOptions } from 'better-auth';
import type { Deps } from '../../deps.ts';

type Hooks = NonNullable<BetterAuthOptions['databaseHooks']>;

/** The word that a popup and `faults.ts` know a locked account by. */
export const accountDisabled = 'account_disabled';

/** These run inside the library's transaction: they speak to its own adapter, never to `deps.db`. */
export function sessionHooks(deps: Pick<Deps, 'ids'>): Hooks {
  return {
    session: {
      create: {
        async before(session, context) {
          const owner: unknown = await context?.context.internalAdapter.findUserById(session.userId);
          if (isDisabled(owner)) throw new APIError('FORBIDDEN', { code: accountDisabled });
          return { data: { ...session, token: deps.ids.secret() } };
        },
        /** The session that the browser brought along ends when it gets a new one, whoever it belonged to. */
        async after(session, context) {
          if (!context) return;
          const { authCookies, secret, internalAdapter, adapter } = context.context;
          const previous = await context.getSignedCookie(authCookies.sessionToken.name, secret);
          if (previous) await internalAdapter.deleteSession(previous);
          const expired = { field: 'expiresAt', operator: 'lt', value: new Date() } as const;
          await adapter.deleteMany({
            model: 'session',
            where: [{ field: 'userId', value: session.userId }, expired],
          });
        },
      },
    },
    account: {
      create: {
        /** Nothing is ever asked of the provider in the person's name, so its tokens are not kept. */
        before: async (account) => ({
          data: { ...account, accessToken: null, refreshToken: null, idToken: null },
        }),
      },
    },
  };
}

function isDisabled(user: unknown): boolean {
  return typeof user === 'object' && user !== null && 'disabledAt' in user && user.disabledAt !== null;
}
