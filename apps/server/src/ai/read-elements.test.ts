import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { type Element, makeElementReader } from './read-elements.ts';

const limits = { maxLength: 20_000, maxElements: 100 };
afterEach(() => vi.restoreAllMocks());

function read(parts: Iterable<string>) {
  const seen: Element[] = [];
  const reader = makeElementReader(limits, (one) => seen.push(one));
  for (const part of parts) reader.feed(part);
  return { seen, isWhole: reader.isWhole };
}

const elements = Array.from({ length: 60 }, (_, at) => ({
  id: `s-${at}`,
  text: `It costs {{f:a-${at}}}, "quoted" with a \\ and a }.`,
}));
const answer = JSON.stringify({ elements });

test('each element is parsed once, however small the chunks', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const { seen, isWhole } = read(answer);
  expect(parse).toHaveBeenCalledTimes(elements.length);
  expect(seen).toEqual(elements);
  expect(isWhole).toBe(true);
});

test('property: it does not matter where the chunks begin', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(answer.length), { maxLength: 30 }), (cuts) => {
      const ends = [...new Set([0, ...cuts, answer.length])].sort((a, b) => a - b);
      expect(read(ends.slice(1).map((end, at) => answer.slice(ends[at], end))).seen).toEqual(elements);
    }),
  );
});

test('thoughts and words around the answer, and an element that is nearly right, are mended', () => {
  const text = 'Ohio’s dental offices: {{f:tam}} a year.';
  const raw = `<think>{"id": "no", "text": "a thought {{f:x}}"}</think> Here: {"elements": [{"id": "verdict", "text": "${text}",},]} Done.`;
  expect(read([raw])).toEqual({ seen: [{ id: 'verdict', text }], isWhole: true });
  expect(read([`[{"id": "verdict", "text": "${text}"}]`]).seen).toHaveLength(1);
  expect(read(['no answer'])).toEqual({ seen: [], isWhole: true });
});

test.each([
  ['a line each', '{"id": "a", "text": "b"}\n{"id": "c", "text": "d"}\n'],
  ['a field each', '{"a": {"id": "a", "text": "b"}, "c": {"id": "c", "text": "d"}}'],
])('elements outside of a list are none, because nobody knows whether more would have come: %s', (_, raw) => {
  expect(read([raw])).toEqual({ seen: [], isWhole: true });
});

test.each([
  ['in an element', '{"elements": [{"id": "a", "text": "b"}, {"id": "c", "te'],
  ['after an element', '{"elements": [{"id": "a", "text": "b"}'],
  ['before the last bracket', '{"elements": [{"id": "a", "text": "b"}]'],
  ['in its thoughts', '<think>First I'],
])('an answer that ends %s is not whole', (_, raw) => {
  expect(read([raw]).isWhole).toBe(false);
});

test.each([
  ['a string', '{"elements": [{"id": "a", "text": "', 'so it is '],
  ['blanks', '{"elements": [', ' \n'],
  ['the same element', '{"elements": [', '{"id": "a", "text": "b"},'],
  ['empty objects', '{"elements": [', '{},'],
  ['brackets', '', '['],
  ['thoughts', '<think>', 'hm '],
  ['words before the answer', '', 'so it is '],
])('%s without end is refused at a limit', (_, begins, goesOn) => {
  const parse = vi.spyOn(JSON, 'parse');
  const reader = makeElementReader(limits, () => {});
  reader.feed(begins);
  let fed = 0;
  expect(() => {
    for (; fed <= limits.maxLength; fed += goesOn.length) reader.feed(goesOn);
  }).toThrow(expect.objectContaining({ name: 'Unusable' }));
  expect(parse.mock.calls.length).toBeLessThanOrEqual(2 * limits.maxElements);
});
