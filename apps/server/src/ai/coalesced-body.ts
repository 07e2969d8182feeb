import { Unusable } from './model-fault.ts';

export interface BodyLimits {
  readonly maxBytes: number;
  /**
   * The library parses all it has again for each chunk, which is quadratic: what arrives within this time is handed on
   * as one chunk.
   */
  readonly coalesceMs: number;
}

/** The same bytes in fewer chunks, and an error instead of a body without end. */
export function coalesced(
  body: AsyncIterable<Uint8Array>,
  { maxBytes, coalesceMs }: BodyLimits,
): ReadableStream<Uint8Array> {
  let isCancelled = false;
  return new ReadableStream({
    async start(controller) {
      let pending: Uint8Array[] = [];
      let timer: NodeJS.Timeout | null = null;
      let size = 0;
      const flush = () => {
        if (timer) clearTimeout(timer);
        timer = null;
        if (pending.length > 0 && !isCancelled) controller.enqueue(new Uint8Array(Buffer.concat(pending)));
        pending = [];
      };
      try {
        for await (const chunk of body) {
          if (isCancelled) return;
          size += chunk.byteLength;
          if (size > maxBytes) throw new Unusable(`the answer is larger than ${maxBytes} bytes`);
          pending.push(chunk);
          timer ??= setTimeout(flush, coalesceMs);
        }
        flush();
        if (!isCancelled) controller.close();
      } catch (error) {
        flush();
        if (!isCancelled) controller.error(error);
      } finally {
        if (timer) clearTimeout(timer);
      }
    },
    cancel() {
      isCancelled = true;
    },
  });
}
