import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { Unusable } from './model-fault.ts';

export interface BodyLimits {
  readonly maxBytes: number;
  /** The library holds a line until it ends, and copies what it has with each chunk. */
  readonly maxLineBytes: number;
  /** What is handed on at a time; the next piece waits for the next turn, so that others get theirs. */
  readonly pieceBytes: number;
  /** What arrives within this time is handed on as one piece: a chunk of one byte costs as much as a large one. */
  readonly gatherMs: number;
}

const lineFeed = 10;

/** The same bytes in pieces of a sensible size, and an error instead of a body or a line without end. */
export function boundedBody(body: AsyncIterable<Uint8Array>, limits: BodyLimits): ReadableStream<Uint8Array> {
  const pieces = gather(body, limits);
  return new ReadableStream(
    {
      async pull(controller) {
        await nextTurn();
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}

async function* gather(body: AsyncIterable<Uint8Array>, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  const { pieceBytes, gatherMs } = limits;
  const check = makeCheck(limits);
  const chunks = body[Symbol.asyncIterator]();
  const ask = () => {
    const asked = chunks.next();
    // It may fail while nobody waits for it; whoever waits next hears of it.
    asked.catch(() => {});
    return asked;
  };
  let next = ask();
  try {
    for (let one = await next; !one.done; one = await next) {
      const pending: Uint8Array[] = [];
      let size = 0;
      const late = sleep(gatherMs, null);
      for (let more: IteratorResult<Uint8Array> | null = one; more !== null && !more.done; ) {
        check(more.value);
        pending.push(more.value);
        size += more.value.byteLength;
        next = ask();
        more = size < pieceBytes ? await Promise.race([next, late]) : null;
      }
      const bytes = Buffer.concat(pending);
      for (let at = 0; at < size; at += pieceBytes) yield new Uint8Array(bytes.subarray(at, at + pieceBytes));
    }
  } finally {
    await chunks.return?.();
  }
}

function makeCheck({ maxBytes, maxLineBytes }: BodyLimits): (chunk: Uint8Array) => void {
  let size = 0;
  let line = 0;
  return (chunk) => {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Unusable(`the answer is larger than ${maxBytes} bytes`);
    const end = chunk.lastIndexOf(lineFeed);
    line = end === -1 ? line + chunk.byteLength : chunk.byteLength - 1 - end;
    if (line > maxLineBytes) throw new Unusable(`a line of the answer is larger than ${maxLineBytes} bytes`);
  };
}
