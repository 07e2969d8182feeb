import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** A session for a person whom the provider has vouched for. Called by us; no address leads to it. */
export const sessionStarter = {
  id: 'session-starter',
  endpoints: {
    startSession: createAuthEndpoint(
      '/start-session',
      { method: 'POST', body: z.object({ uid: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter } = ctx.context;
        const user = await internalAdapter.findUserById(ctx.body.uid);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!user || !session) throw ctx.error('INTERNAL_SERVER_ERROR');
        await setSessionCookie(ctx, { session, user });
        return ctx.json({ user: { id: user.id, email: user.email, name: user.name, image: user.image } });
      },
    ),
  },
} satisfies BetterAuthPlugin;
