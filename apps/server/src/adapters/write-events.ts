import type { ServerResponse } from 'node:http';
import { AppError, toWire } from '@slipway/core';
import type { EventStream, SendEvent } from '../http/event-stream.ts';

/** Proxies close a connection that says nothing for 30 to 60 s. */
const beatEveryMs = 15_000;
/** Several whole reports: whoever has not read these is not reading. */
const unreadMax = 4 * 1024 * 1024;

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
    if (gone.signal.aborted) return;
    outgoing.write(text);
    if (outgoing.writableLength > unreadMax) outgoing.destroy();
  };
  // JSON has no line break of its own, so an event is always one line of data.
  const send: SendEvent = (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  outgoing.writeHead(head.status, Object.fromEntries(head.headers));
  outgoing.flushHeaders();
  let isStalled = false;
  outgoing.on('drain', () => {
    isStalled = false;
  });
  const beat = setInterval(() => {
    // Two beats in which nothing was read are 15 to 30 s.
    if (isStalled) outgoing.destroy();
    isStalled = outgoing.writableNeedDrain;
    if (!isStalled) write(':\n\n');
  }, beatEveryMs);
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
