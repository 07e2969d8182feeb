import { expect, test } from 'vitest';
import { readField } from '../../read-input.ts';
import type { ImageField, ImageMeasures } from './field.ts';
import { kind } from './kind.ts';
import { testing } from './testing.ts';

const { field } = testing;
const sending: ImageField = { ...field, sends: true };
const sample = testing.sample as ImageMeasures;
const data = 'data:image/png;base64,iVBORw0KGgo=';
const unread = 'Logo or screenshot: this picture could not be read. Please choose a PNG, JPEG, SVG or WebP.';

test.each([
  ['larger than 2 MB', { bytes: 2_000_001 }, 'Logo or screenshot can have at most 2 MB.'],
  ['another format', { format: 'gif' }, unread],
  ['no width', { width: 0 }, unread],
  ['a colour that is none', { colours: [{ hex: 'teal', share: 1 }] }, unread],
  [
    'too many colours',
    { colours: Array.from({ length: 9 }, () => ({ hex: '#000000', share: 0.1 })) },
    unread,
  ],
  ['a name without end', { name: 'x'.repeat(121) }, unread],
  [
    'data that nobody asked for',
    { data },
    'Logo or screenshot: the picture itself stays with you. Please send its measures only.',
  ],
])('%s is refused', (_what, change, problem) => {
  expect(readField(field, { ...sample, ...change })).toEqual({ problem });
});

test('a tool that says so gets a small copy, never an SVG', () => {
  expect(readField(sending, { ...sample, data })).toEqual({ ...sample, data });
  const svg = 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=';
  expect(readField(sending, { ...sample, data: svg })).toEqual({ problem: unread });
  expect(readField(sending, { ...sample, data: `${data.slice(0, -1)}"onload=x` })).toEqual({
    problem: unread,
  });
  expect(readField(sending, { ...sample, data: data + 'A'.repeat(140_000) })).toEqual({
    problem: 'Logo or screenshot: the copy of this picture is too large to send.',
  });
});

test('neither the record nor a form that sends none keeps the picture itself', () => {
  expect(kind.keep({ ...sample, data })).toEqual(sample);
  expect(kind.write(field, { ...sample, data })).toBe(JSON.stringify(sample));
});
