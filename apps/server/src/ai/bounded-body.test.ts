import { expect, test } from 'vitest';
import { type BodyLimits, boundedBody } from './bounded-body.ts';

const limits: BodyLimits = { maxBytes: 100_000, maxLineBytes: 50_000, pieceBytes: 1000, gatherMs: 5 };

async function* send(chunks: Iterable<string>): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

async function receive(chunks: Iterable<string>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of boundedBody(send(chunks), limits)) pieces.push(Buffer.from(piece).toString());
  return pieces;
}

function* endless(part: string): Generator<string> {
  for (;;) yield part;
}

test('single bytes are gathered and large chunks are cut: nobody is handed more than a piece a turn', async () => {
  const text = 'data: {"a": 1}\n'.repeat(2000);
  for (const chunks of [text, [text], text.match(/.{1,7000}/gsu) ?? []]) {
    const pieces = await receive(chunks);
    expect(pieces.join('')).toBe(text);
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(limits.pieceBytes);
    // A busy machine may let the gathering time pass more often.
    expect(pieces.length).toBeLessThan(text.length / 10);
  }
});

test('others have their turn between two pieces', async () => {
  let turns = 0;
  const timer = setImmediate(function tick() {
    turns += 1;
    if (turns < 1000) setImmediate(tick);
  });
  const pieces = await receive(['data: x\n'.repeat(5000)]);
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(pieces.length);
});

test.each([
  ['a body', 'data: {}\n', /100000 bytes/],
  ['a line', 'x', /line .* 50000 bytes/],
])('%s without end is an error', async (_, part, message) => {
  await expect(receive(endless(part))).rejects.toThrow(message);
});

test('whoever stops reading stops the sender', async () => {
  let isStopped = false;
  async function* sender() {
    try {
      for (;;) yield Buffer.from('data: {}\n');
    } finally {
      isStopped = true;
    }
  }
  const reader = boundedBody(sender(), limits).getReader();
  await reader.read();
  await reader.cancel();
  expect(isStopped).toBe(true);
});
