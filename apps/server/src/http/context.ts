import type { Context, Hono } from 'hono';
import type { EventStream } from './event-stream.ts';

/** What the server knows about a request apart from its content. */
export interface RequestInfo {
  readonly id: string;
  /** The client's own address, behind a trusted proxy too. */
  readonly ip: string;
  readonly userAgent: string;
  /** Scheme and host the client used. */
  readonly origin: string;
}

export interface HttpEnv {
  /** Set by the Node server; a test hands in the part that is read. */
  Bindings: {
    incoming?: { socket: { remoteAddress?: string | undefined } };
    /** Set by a handler whose answer goes on after its head. */
    stream?: EventStream;
  };
  Variables: {
    info: RequestInfo;
    /** Set for an answer that is the same for everybody; every other one is kept by nobody. */
    cacheControl?: string;
  };
}

export type App = Hono<HttpEnv>;
export type HttpContext = Context<HttpEnv>;

const pathShownMax = 200;

/** 256 bits in an address open something. */
const secrets = /[\w-]{43,}/g;

/** As it goes into a log: cut before anything looks at it, and without what opens a link. */
export function shownPath(path: string): string {
  const shown = path.length > pathShownMax ? `${path.slice(0, pathShownMax)}…` : path;
  return shown.replace(secrets, '…');
}
