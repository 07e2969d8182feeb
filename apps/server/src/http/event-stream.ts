import { AppError } from '@slipway/core';
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

/** Open at once, in all tabs and devices of a person. */
const streamsMax = 50;

export interface OpenStreams {
  /** Before the work begins: a run that nobody can follow should not be paid for. */
  refuseMore(uid: string): void;
  count(uid: string, stream: EventStream): EventStream;
}

/** Each stream costs memory and, while its run is elsewhere, queries. */
export function makeOpenStreams(): OpenStreams {
  const open = new Map<string, number>();
  return {
    refuseMore(uid) {
      if ((open.get(uid) ?? 0) >= streamsMax)
        throw new AppError('request/too-many', { retryAfterSeconds: 10 });
    },
    count(uid, stream) {
      open.set(uid, (open.get(uid) ?? 0) + 1);
      return new EventStream(async (send, gone) => {
        try {
          await stream.write(send, gone);
        } finally {
          const left = (open.get(uid) ?? 1) - 1;
          if (left > 0) open.set(uid, left);
          else open.delete(uid);
        }
      });
    },
  };
}
