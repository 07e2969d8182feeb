import { expect, test } from 'vitest';
import { EventStream, makeOpenStreams } from './event-stream.ts';

test('a person has fifty streams open at most, whoever they belong to, and room again when one ends', async () => {
  const streams = makeOpenStreams();
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = () => {
    streams.refuseMore('ada');
    const stream = streams.count('ada', new EventStream(() => promise));
    return stream.write(() => {}, new AbortController().signal);
  };
  const all = Array.from({ length: 50 }, open);
  expect(() => streams.refuseMore('ada')).toThrow('Too many requests. Please wait a moment and try again.');
  expect(() => streams.refuseMore('bob')).not.toThrow();
  resolve();
  await Promise.all(all);
  await open();
});

test('a stream that breaks is over too', async () => {
  const streams = makeOpenStreams();
  for (let n = 0; n < 60; n += 1) {
    streams.refuseMore('ada');
    const broken = streams.count('ada', new EventStream(() => Promise.reject(new Error('broken'))));
    await expect(broken.write(() => {}, new AbortController().signal)).rejects.toThrow('broken');
  }
});
