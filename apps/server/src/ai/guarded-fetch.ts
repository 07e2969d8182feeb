import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, type Dispatcher, fetch as undiciFetch } from 'undici';
import { type BodyLimits, boundedBody } from './bounded-body.ts';
import type { Deadlines } from './deadlines.ts';
import { Refused } from './model-fault.ts';

const kilobyte = 1024;
/** A token travels in some 250 bytes, and an answer has ten thousand at most. */
const limits: BodyLimits = {
  maxBytes: 4096 * kilobyte,
  maxLineBytes: 256 * kilobyte,
  pieceBytes: 16 * kilobyte,
  gatherMs: 40,
};
const pauseMs = 400;
/** A server that wants us to wait longer is busy, and we say so. */
const longestPauseMs = 3000;

/** What the model library fetches with: our deadlines, one more try before the first byte, and no body without end. */
export function makeGuardedFetch(deadlines: Deadlines): typeof globalThis.fetch {
  const dispatcher = new Agent({
    connect: { timeout: deadlines.connectMs },
    headersTimeout: deadlines.firstByteMs,
    bodyTimeout: deadlines.betweenChunksMs,
  });
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const signal = init?.signal ?? undefined;
    const once = () => ask(url, init, dispatcher);
    try {
      return await once();
    } catch (error) {
      if (signal?.aborted) throw error;
      if (error instanceof Refused && !error.isPassing) throw error;
      const waitMs = error instanceof Busy ? error.waitMs : pauseMs;
      if (waitMs > longestPauseMs) throw error;
      await sleep(waitMs, undefined, signal ? { signal } : {});
      return once();
    }
  };
}

class Busy extends Refused {
  readonly waitMs: number;

  constructor(status: number, waitMs: number) {
    super(status);
    this.waitMs = waitMs;
  }
}

async function ask(url: string, init: RequestInit | undefined, dispatcher: Dispatcher): Promise<Response> {
  const answer = await undiciFetch(url, {
    method: init?.method ?? 'POST',
    headers: Object.fromEntries(new Headers(init?.headers)),
    body: typeof init?.body === 'string' ? init.body : null,
    signal: init?.signal ?? null,
    // Keys travel in the headers: they go where the configuration says and nowhere else.
    redirect: 'error',
    dispatcher,
  });
  if (!answer.ok) {
    // The body may hold the prompt; nobody reads it.
    await answer.body?.cancel();
    const waitMs = Number(answer.headers.get('retry-after')) * 1000;
    throw waitMs > 0 ? new Busy(answer.status, waitMs) : new Refused(answer.status);
  }
  return new Response(answer.body ? boundedBody(answer.body, limits) : null, {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
  });
}
