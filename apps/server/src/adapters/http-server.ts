import { type Server as HttpListener, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { App, HttpEnv } from '../http/context.ts';
import { writeEvents } from './write-events.ts';

/** Requests that are still running after this are cut off. */
const graceMs = 10_000;
/** A kept-alive connection that stays silent for this long while the server stops is closed. */
const idleMs = 300;

export interface HttpServer {
  /** Takes no new connection, lets running requests finish, then resolves. */
  stop(): Promise<void>;
}

export class PortInUse extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is already in use. Stop what runs there, or set PORT to another number.`);
    this.name = 'PortInUse';
  }
}

export async function startHttpServer(app: App, host: string, port: number): Promise<HttpServer> {
  const server = serve({
    async fetch(request, { incoming, outgoing }) {
      const bindings: HttpEnv['Bindings'] = { incoming };
      const answer = await app.fetch(request, bindings);
      if (!bindings.stream || !(outgoing instanceof ServerResponse)) return answer;
      writeEvents(outgoing, answer, bindings.stream).catch(() => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
    },
    hostname: host,
    port,
    // A client that sends its request drop by drop gets this long.
    serverOptions: { headersTimeout: 15_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 },
  }) as HttpListener;
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => {
      reject('code' in error && error.code === 'EADDRINUSE' ? new PortInUse(host, port) : error);
    });
  });
  return { stop: () => stop(server) };
}

async function stop(server: HttpListener): Promise<void> {
  // The listener of `net`, because that of `http` would at once cut every kept-alive connection, also one on which
  // the next request is already under way. While draining each answer says `Connection: close`.
  const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
  const cutIdle = setInterval(() => server.closeIdleConnections(), idleMs);
  const cutAll = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(cutIdle);
  clearTimeout(cutAll);
}
