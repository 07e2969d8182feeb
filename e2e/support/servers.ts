import { createServer } from 'node:http';
import { type OidcProvider, startOidcProvider } from '../../apps/server/test/oidc-provider.ts';
import { startServer, type ThrowAwayServer } from '../../scripts/services/throw-away-server.ts';
import { backendEnv } from './backend.ts';
import { findSharedServer } from './shared-server.ts';

/** A server with Google and a model beside it, and Google itself. */
export interface Connected {
  readonly server: ThrowAwayServer;
  readonly google: OidcProvider;
}

export interface Servers {
  /** With no service beside it: nobody signs in with Google, no model is asked. */
  alone(): ThrowAwayServer;
  connected(): Promise<Connected>;
  stop(): Promise<void>;
}

/** The connected one starts when a worker's first test asks for it, and serves all tests of that worker. */
export function makeServers(): Servers {
  const stops: (() => Promise<unknown>)[] = [];
  const keep = async <T extends { stop(): Promise<unknown> }>(starting: Promise<T>): Promise<T> => {
    const started = await starting;
    stops.unshift(() => started.stop());
    return started;
  };
  const startConnected = async (): Promise<Connected> => {
    const [google, model] = await Promise.all([keep(startOidcProvider()), keep(startSilentModel())]);
    const env = { ...google.env, ...model.env, ...backendEnv };
    return { google, server: await keep(startServer({ env })) };
  };
  let connected: Promise<Connected> | undefined;
  return {
    alone: findSharedServer,
    connected: () => {
      connected ??= startConnected();
      return connected;
    },
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}

/** Takes every request and never answers. */
async function startSilentModel() {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    env: {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'silent',
      MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
