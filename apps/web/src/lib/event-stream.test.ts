import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createEventParser, readEvents, type ServerEvent } from './event-stream.ts';

const whole =
  ': hello\n\nevent: accepted\ndata: {"id":"a"}\n\nevent:stage\r\ndata: one\r\ndata: two\r\n\r\ndata: bare\rid: 4\r\rretry: 10\nevent: nothing\n\nevent: last\ndata: “é 🚢”\n\n';
const events: ServerEvent[] = [
  { name: 'accepted', data: '{"id":"a"}' },
  { name: 'stage', data: 'one\ntwo' },
  { name: 'message', data: 'bare' },
  { name: 'last', data: '“é 🚢”' },
];

it('reads events in whatever pieces the text arrives', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(whole.length), { maxLength: 30 }), (cuts) => {
      const places = [0, ...cuts.toSorted((a, b) => a - b), whole.length];
      const parse = createEventParser();
      const found = places.slice(1).flatMap((end, index) => parse(whole.slice(places[index], end)));
      expect(found).toEqual(events);
    }),
  );
});

it('gives nothing for an event that was cut off', () => {
  const parse = createEventParser();
  expect(parse('event: result\ndata: {"id"')).toEqual([]);
  expect(parse(':1}\n')).toEqual([]);
});

it('keeps letters whole that were cut between their bytes', async () => {
  const bytes = new TextEncoder().encode(whole);
  for (const size of [1, 2, 3, 7]) {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const found: ServerEvent[] = [];
    for await (const event of readEvents(body)) found.push(event);
    expect(found).toEqual(events);
  }
});

it('passes on that the body broke off', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('data: 1\n\ndata: 2'));
    },
    pull(controller) {
      controller.error(new TypeError('network'));
    },
  });
  const found: string[] = [];
  const reading = async () => {
    for await (const { data } of readEvents(body)) found.push(data);
  };
  await expect(reading()).rejects.toThrow('network');
  expect(found).toEqual(['1']);
});

it('takes a long silence for a lost connection', async () => {
  const reading = readEvents(new ReadableStream(), 5);
  await expect(reading.next()).rejects.toThrow('silent');
});
