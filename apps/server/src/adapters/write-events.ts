import type { ServerResponse } from 'node:http';
import { AppError, toWire } from '@slipway/core';
import type { EventStream, SendEvent } from '../http/event-stream.ts';

/** Proxies close a connection that says nothing for 30 to 60 s. */
const beatEveryMs = 15_000;

/**
 * Straight to the Node response: a web stream costs twice the CPU for each event. Never ends in silence: what breaks it is
 * its last event.
 */
export async function writeEvents(
  outgoing: ServerResponse,
  head: Response,
  stream: EventStream,
): Promise<void> {
  const gone = new AbortController();
  const hangUp = () => gone.abort();
  outgoing.once('close', hangUp);
  if (outgoing.destroyed) hangUp();
  const write = (text: string) => {
    if (!gone.signal.aborted) outgoing.write(text);
  };
  // JSON has no line break of its own, so an event is always one line of data.
  const send: SendEvent = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  outgoing.writeHead(head.status, Object.fromEntries(head.headers));
  outgoing.flushHeaders();
  const beat = setInterval(() => write(':\n\n'), beatEveryMs);
  try {
    await stream.write(send, gone.signal);
  } catch (error) {
    send('error', toWire(error instanceof AppError ? error : new AppError('server/failed')));
  } finally {
    clearInterval(beat);
    outgoing.removeListener('close', hangUp);
    outgoing.end();
  }
}
