import { startHttpServer } from '../../apps/server/src/adapters/http-server.ts';
import type { Environment } from '../../apps/server/src/config.ts';
import { makeTestApp } from '../../apps/server/test/kit.ts';
import { quickPasswords } from '../../apps/server/test/people.ts';
import type { Identity } from '../../apps/web/src/features/auth/identity.ts';
import { freePort } from '../services/free-port.ts';
import { stubBrowserFetch } from './browser-fetch.ts';
import type { World } from './identity-conformance.ts';

interface Making {
  readonly env?: Environment;
  makeIdentity(): Promise<Identity>;
  findResetToken(
    mails: readonly { readonly to: string; readonly text: string }[],
    email: string,
  ): Promise<string>;
}

/** A real server on a real port, and the browser's code on this side of it. */
export async function makeWorld({ env = {}, makeIdentity, findResetToken }: Making): Promise<World> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const app = await makeTestApp({ passwords: quickPasswords, env: { ...env, PORT: String(port) } });
  const server = await startHttpServer(app.app, '127.0.0.1', port);
  const browser = stubBrowserFetch(origin);
  return {
    identity: await makeIdentity(),
    findResetToken: (email) => findResetToken(app.mails, email),
    endSession: () => browser.cookies.clear(),
    breakServer: browser.breakServer,
    disable: async (email) => {
      const { query } = app.deps.db;
      await query.updateTable('auth_user').set({ disabled_at: 1 }).where('email', '=', email).execute();
    },
    close: async () => {
      browser.restore();
      await server.stop();
      await app.close();
    },
  };
}
