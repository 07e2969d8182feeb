import { readEvents, type ServerEvent } from './event-stream.ts';
import { type CallKey, type CallOptions, type CallResult, readAnswer, send, timeoutMs } from './http.ts';

/**
 * Calls an endpoint that can tell its answer as it comes: the events, or the whole answer from a server that does not
 * stream. The time limit is for the first word; how long the stream lasts is its own business.
 */
export async function askForEvents<K extends CallKey>(
  key: K,
  options: CallOptions<K> & { readonly headers?: Readonly<Record<string, string>> },
): Promise<AsyncGenerator<ServerEvent> | CallResult<K>> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  const headers = { ...options.headers, accept: 'text/event-stream, application/json;q=0.5' };
  try {
    const answer = await send(key, { ...options, headers }, late.signal);
    const kind = answer.headers.get('content-type') ?? '';
    return answer.ok && answer.body !== null && kind.startsWith('text/event-stream')
      ? readEvents(answer.body)
      : await readAnswer<K>(answer);
  } finally {
    clearTimeout(timer);
  }
}
