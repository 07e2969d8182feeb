import { expect, test } from 'vitest';
import { readField } from '../../read-input.ts';
import { testing } from './testing.ts';

const read = (raw: unknown) => readField(testing.field, raw);

test('hex, names and what style sheets write, each colour once', () => {
  const typed = '#ABC\nteal\n\nrgb(18, 50, 74)\n12324A\nRebecca Purple\n#008080';
  expect(read(typed)).toEqual(['#aabbcc', '#008080', '#12324a', '#663399']);
});

test.each([
  ['teal\nblurple', '“blurple” is no colour we know. Write # and six digits, or a name such as teal.', 2],
  ['teal\n\n#12345', '“#12345” is no colour we know. Write # and six digits, or a name such as teal.', 3],
  ['#12324a80', 'please give “#12324a80” without transparency, six digits after the #.', 1],
  [
    'rgb(300, 0, 0)',
    '“rgb(300, 0, 0)” is no colour we know. Write # and six digits, or a name such as teal.',
    1,
  ],
  ['x'.repeat(500), 'this is no colour we know. Write # and six digits, or a name such as teal.', 1],
])('%s is refused by its line', (typed, reason, line) => {
  expect(read(typed)).toEqual({ problem: `Brand colours, line ${line}: ${reason}` });
});

test('eight are the most', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `#00000${at}`);
  expect(read(many(8))).toHaveLength(8);
  expect(read(many(9))).toEqual({ problem: 'Brand colours: at most 8 colours.' });
  expect(read('teal\n'.repeat(50_000))).toEqual({ problem: 'Brand colours: at most 8 colours.' });
});
