import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { hexToOklch, oklchToHex } from './oklch.ts';
import { makePalette } from './palette.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

// Values of the CSS Color 4 specification's own conversions.
test.each([
  ['#ffffff', 1, 0, null],
  ['#000000', 0, 0, null],
  ['#ff0000', 0.628, 0.2577, 29.23],
  ['#00ff00', 0.8664, 0.2948, 142.5],
  ['#0000ff', 0.452, 0.3132, 264.05],
])('%s in OKLCH', (colour, l, c, h) => {
  const found = hexToOklch(colour);
  expect(found.l).toBeCloseTo(l, 3);
  expect(found.c).toBeCloseTo(c, 3);
  if (h !== null) expect(found.h).toBeCloseTo(h, 1);
});

test('every sRGB colour survives the way there and back', () => {
  fc.assert(
    fc.property(hex, (colour) => {
      expect(oklchToHex(hexToOklch(colour))).toBe(colour);
    }),
  );
});

test('a colour outside sRGB keeps its lightness', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 0.95, noNaN: true }), fc.nat({ max: 359 }), (l, h) => {
      expect(Math.abs(hexToOklch(oklchToHex({ l, c: 0.4, h })).l - l)).toBeLessThan(0.01);
    }),
  );
});

// WCAG 2.2 examples: #767676 is the lightest grey that passes on white.
test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('contrast of %s on %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  expect(contrast(other, one)).toBeCloseTo(ratio, 2);
});

test('a grey brand leaves the design its own hue', () => {
  const roles = {
    bg: [1, 0],
    surface: [1, 0],
    ink: [0.2, 0.05],
    muted: [0.4, 0.05],
    link: [0.4, 0.1],
    button: [0.4, 0.1],
    'on-button': [1, 0],
    line: [0.8, 0],
  } as const;
  expect(makePalette(roles, 30, '#808080')).toEqual(makePalette(roles, 30, null));
  expect(makePalette(roles, 30, '#0055ff')).not.toEqual(makePalette(roles, 30, null));
});
