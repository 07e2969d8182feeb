import { type Server as HttpListener, type IncomingMessage, ServerResponse } from 'node:http';
import { Server as Listener, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { AppError, toWire } from '@slipway/core';
import type { App, HttpEnv } from '../http/context.ts';
import { cutStalled, type StallLimits } from './cut-stalled.ts';
import { writeEvents } from './write-events.ts';

/** Requests that are still running after this are cut off. */
const graceMs = 10_000;
/** A kept-alive connection that stays silent for this long while the server stops is closed. */
const idleMs = 300;
/** A browser opens another connection after as many. */
const requestsPerSocket = 200;
/** What is left of a body that nobody wanted is read up to this length, so that its connection lives on. */
const unreadMaxBytes = 256 * 1024;
/** For an answer to arrive whose request was not read to its end. */
const lingerMs = 300;

export interface HttpServer {
  /** Takes no new connection, lets running requests finish, then resolves. */
  stop(): Promise<void>;
}

class PortInUse extends Error {
  constructor(host: string, port: number) {
    super(`Port ${port} on ${host} is already in use. Stop what runs there, or set PORT to another number.`);
    this.name = 'PortInUse';
  }
}

/** Asked before the long work of a start: who cannot listen should hear it at once. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = new Listener();
  await listening(probe.listen(port, host), host, port);
  await new Promise((resolve) => probe.close(resolve));
}

function listening(server: Listener, host: string, port: number): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error) => {
      reject('code' in error && error.code === 'EADDRINUSE' ? new PortInUse(host, port) : error);
    });
  });
}

export async function startHttpServer(
  app: App,
  host: string,
  port: number,
  limits?: StallLimits,
): Promise<HttpServer> {
  const server = serve({
    async fetch(request, { incoming, outgoing }) {
      const bindings: HttpEnv['Bindings'] = { incoming };
      const answer = await app.fetch(request, bindings);
      if (!(outgoing instanceof ServerResponse)) return answer;
      if (isLongRest(incoming)) return hangUpAfter(answer, incoming.socket, outgoing);
      if (!bindings.stream) return answer;
      writeEvents(outgoing, answer, bindings.stream).catch(() => outgoing.destroy());
      return RESPONSE_ALREADY_SENT;
    },
    hostname: host,
    port,
    // A client that sends its request drop by drop gets a minute, and so does a connection that a browser opens ahead: after
    // 15 s its first request was refused on a starved machine. An idle connection is left to the proxy or browser to
    // close, which wait a minute: closed by us, it resets the request that was just sent over it.
    serverOptions: { headersTimeout: 60_000, requestTimeout: 60_000, keepAliveTimeout: 75_000 },
  }) as HttpListener;
  // Requests that one connection may send ahead are worked off before anybody else is heard.
  server.maxRequestsPerSocket = requestsPerSocket;
  server.on('connect', refuseTunnel);
  cutStalled(server, limits);
  await listening(server, host, port);
  return { stop: () => stop(server) };
}

/** A body in chunks does not say how long it is. */
function isLongRest({ complete, headers }: Pick<IncomingMessage, 'complete' | 'headers'>): boolean {
  if (complete) return false;
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > unreadMaxBytes;
}

/**
 * Answered before the body had come: it is not read on. What is already on its way would make the system reset the
 * connection and lose the answer, so the close waits a moment.
 */
function hangUpAfter(answer: Response, socket: Socket, outgoing: ServerResponse): Response {
  answer.headers.set('connection', 'close');
  outgoing.once('finish', () => {
    socket.removeListener('finish', socket.destroy);
    socket.pause();
    // The framework would read what is left, to keep the connection.
    socket.resume = () => socket;
    setTimeout(() => socket.destroy(), lingerMs).unref();
  });
  return answer;
}

/** CONNECT never becomes a request: it asks for a tunnel. */
function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  const body = JSON.stringify(toWire(new AppError('request/method', { method: 'CONNECT' })));
  const head = ['HTTP/1.1 405 Method Not Allowed', 'allow: GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE'];
  const rest = ['content-type: application/json', `content-length: ${body.length}`, 'connection: close'];
  socket.on('error', () => {});
  socket.end(`${[...head, ...rest].join('\r\n')}\r\n\r\n${body}`);
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
