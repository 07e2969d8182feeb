import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface StallLimits {
  /** An answer of which nothing more is taken for this long is cut off. */
  readonly stallMs: number;
  /** What all unread answers together may hold; beyond it the largest are cut off. */
  readonly pendingBytes: number;
  readonly lookEveryMs: number;
}

const stallLimits: StallLimits = {
  stallMs: 30_000,
  pendingBytes: 128 * 1024 * 1024,
  lookEveryMs: 1000,
};

/** Nobody keeps our memory by asking and not reading. Event streams see to the first part themselves: they write on. */
export function cutStalled(server: Server, limits: StallLimits = stallLimits): void {
  const answering = new Set<Socket>();
  server.on('request', ({ socket }: IncomingMessage, answer: ServerResponse) => {
    answering.add(socket);
    answer.once('close', () => answering.delete(socket));
  });
  // The clock runs anew with each byte that the system takes over, and stands still for nobody who only waits for us.
  server.setTimeout(limits.stallMs, (socket) => {
    if (!answering.has(socket) || socket.writableLength > 0) socket.destroy();
  });
  const timer = setInterval(() => cutLargest(answering, limits.pendingBytes), limits.lookEveryMs);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}

function cutLargest(sockets: ReadonlySet<Socket>, pendingBytes: number): void {
  let pending = 0;
  for (const { writableLength } of sockets) pending += writableLength;
  if (pending <= pendingBytes) return;
  for (const socket of [...sockets].sort((a, b) => b.writableLength - a.writableLength)) {
    if (pending <= pendingBytes) return;
    pending -= socket.writableLength;
    socket.destroy();
  }
}
