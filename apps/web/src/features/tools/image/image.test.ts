import { expect, it } from 'vitest';
import { measurePixels } from './measure-pixels.ts';
import { sniffFormat } from './sniff-format.ts';

const bytes = (...all: (number | string)[]) =>
  new Uint8Array(
    all.flatMap((one) => (typeof one === 'string' ? [...new TextEncoder().encode(one)] : [one])),
  );

it.each([
  ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP')],
  ['svg', bytes('<?xml version="1.0"?>\n<!-- made here -->\n<svg viewBox="0 0 1 1">')],
  [null, bytes('GIF89a')],
  [null, bytes('<html><svg></svg></html>')],
  [null, bytes('')],
])('knows %s by its first bytes', (format, head) => {
  expect(sniffFormat(head)).toBe(format);
});

const pixels = (...runs: [count: number, pixel: number[]][]) =>
  runs.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat());

it('finds the largest areas, and joins what is nearly one colour', () => {
  const data = pixels([60, [18, 50, 74, 255]], [10, [20, 55, 80, 255]], [30, [200, 64, 26, 255]]);
  expect(measurePixels(data)).toEqual({
    isTransparent: false,
    colours: [
      { hex: '#12324a', share: 0.7 },
      { hex: '#c8401a', share: 0.3 },
    ],
  });
});

it('leaves out what is transparent, and edges', () => {
  const data = pixels([500, [0, 0, 0, 0]], [499, [0, 128, 128, 255]], [1, [255, 0, 0, 255]]);
  expect(measurePixels(data)).toEqual({ isTransparent: true, colours: [{ hex: '#008080', share: 0.998 }] });
  expect(measurePixels(pixels([4, [0, 0, 0, 0]]))).toEqual({ isTransparent: true, colours: [] });
});
