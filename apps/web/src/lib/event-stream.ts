export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/**
 * Server-sent events out of pieces of text, cut anywhere (HTML standard, section 9.2.6). Give it each piece; it
 * answers with the events that are complete. Ids and retry times are not used here.
 */
export function createEventParser(): (piece: string) => ServerEvent[] {
  let rest = '';
  let endedInReturn = false;
  let name = '';
  let lines: string[] = [];

  function take(line: string): ServerEvent | null {
    if (line === '') {
      const event = lines.length > 0 ? { name: name || 'message', data: lines.join('\n') } : null;
      name = '';
      lines = [];
      return event;
    }
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') name = value;
    if (field === 'data') lines.push(value);
    return null;
  }

  return (piece) => {
    // A line may end in \r\n, and the cut may fall between the two.
    const text = endedInReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    if (piece !== '') endedInReturn = piece.endsWith('\r');
    const parts = (rest + text).split(/\r\n|\r|\n/);
    rest = parts.pop() ?? '';
    return parts.map(take).filter((event) => event !== null);
  };
}

/** A connection can die without a word, after a night's sleep for example. Longer than the pulse of the server. */
const longestSilenceMs = 45_000;

/** Ends when the body does; a body that breaks off or falls silent throws. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  silenceMs = longestSilenceMs,
): AsyncGenerator<ServerEvent> {
  const parse = createEventParser();
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TypeError('The stream fell silent.')), silenceMs);
      });
      const { done, value } = await Promise.race([reader.read(), silence]);
      clearTimeout(timer);
      if (done) return;
      yield* parse(decoder.decode(value, { stream: true }));
    }
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => undefined);
  }
}
