import { expect, it } from 'vitest';
import { layWords } from './lay-words.ts';

it.each([
  ['Ask for {{f:p}}.', [{ text: 'Ask for ' }], { figure: 'p', tail: '.' }],
  [
    '{{f:a}}, then {{f:b}} more',
    [{ figure: 'a', tail: ',' }, { text: ' then ' }, { figure: 'b', tail: '' }, { text: ' ' }],
    { text: 'more' },
  ],
  ['Nobody paid.', [{ text: 'Nobody ' }], { text: 'paid.' }],
  ['One', [], { text: 'One' }],
  ['{{f:a}}{{f:b}}', [{ figure: 'a', tail: '' }], { figure: 'b', tail: '' }],
  ['({{f:a}})', [{ text: '(' }], { figure: 'a', tail: ')' }],
])('%s', (text, pieces, last) => {
  expect(layWords(text)).toEqual({ pieces, last });
});

it('a very long last word may break', () => {
  const word = 'https://example.org/a-very-long-address';
  expect(layWords(`See ${word}`)).toEqual({ pieces: [{ text: `See ${word}` }], last: null });
});
