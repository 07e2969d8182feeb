/** Small pieces travel together. */
const pieceMinLength = 16 * 1024;

/** A text in pieces, each made when the reader has taken the one before. Whoever hangs up ends it. */
export function streamText(
  pieces: AsyncGenerator<string, void>,
  headers: Readonly<Record<string, string>>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        let text = '';
        while (text.length < pieceMinLength) {
          const { value, done } = await pieces.next();
          if (done) {
            if (text !== '') controller.enqueue(encoder.encode(text));
            return controller.close();
          }
          text += value;
        }
        controller.enqueue(encoder.encode(text));
      },
      async cancel() {
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}
