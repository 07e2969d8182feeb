import type { HttpContext } from './context.ts';

export type SendEvent = (event: string, data: unknown) => void;

/** A handler's answer that is written while it comes to be. `gone` fires when the client hangs up. */
export class EventStream {
  readonly write: (send: SendEvent, gone: AbortSignal) => Promise<void>;

  constructor(write: EventStream['write']) {
    this.write = write;
  }
}

export function wantsEvents(request: Request): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.get('accept') ?? '');
}

/** Only the head, to which every middleware adds as to any answer. The server that listens writes it, and then the events. */
export function beginEventStream(c: HttpContext, stream: EventStream): Response {
  c.env.stream = stream;
  return c.body(null, 200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
}
