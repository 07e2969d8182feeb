import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrast.ts';
import { differenceOf, labDifference } from './difference.ts';
import { hexOf, labOf } from './lab.ts';
import { nearestPassing } from './nearest-passing.ts';
import { turnHue } from './turn-hue.ts';
import { matrices, simulate, visions } from './vision.ts';

const anyHex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

// WCAG's own examples and WebAIM's checker, two digits.
test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
  ['#0057b8', '#ffffff', 6.87],
  ['#3399cc', '#ffffff', 3.2],
])('contrast of %s on %s is %d', (one, other, ratio) => {
  expect(Math.abs(contrastOf(one, other) - ratio)).toBeLessThan(0.005);
});

// Bruce Lindbloom's calculator, D65.
test.each([
  ['#ffffff', 100, 0, 0],
  ['#ff0000', 53.24, 80.09, 67.2],
  ['#00ff00', 87.73, -86.18, 83.18],
  ['#0000ff', 32.3, 79.19, -107.86],
  ['#ffff00', 97.14, -21.55, 94.48],
])('%s in L*a*b*', (hex, l, a, b) => {
  const lab = labOf(hex);
  for (const [found, wanted] of [
    [lab.l, l],
    [lab.a, a],
    [lab.b, b],
  ] as const)
    expect(Math.abs(found - wanted)).toBeLessThan(0.011);
});

test('a colour comes back from L*a*b* as it went', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(hexOf(labOf(hex))).toBe(hex);
    }),
  );
});

/** Sharma, Wu and Dalal 2005, table 1: all 34 pairs, four digits. */
const sharma = `
50 2.6772 -79.7751 50 0 -82.7485 2.0425
50 3.1571 -77.2803 50 0 -82.7485 2.8615
50 2.8361 -74.02 50 0 -82.7485 3.4412
50 -1.3802 -84.2814 50 0 -82.7485 1
50 -1.1848 -84.8006 50 0 -82.7485 1
50 -0.9009 -85.5211 50 0 -82.7485 1
50 0 0 50 -1 2 2.3669
50 -1 2 50 0 0 2.3669
50 2.49 -0.001 50 -2.49 0.0009 7.1792
50 2.49 -0.001 50 -2.49 0.001 7.1792
50 2.49 -0.001 50 -2.49 0.0011 7.2195
50 2.49 -0.001 50 -2.49 0.0012 7.2195
50 -0.001 2.49 50 0.0009 -2.49 4.8045
50 -0.001 2.49 50 0.001 -2.49 4.8045
50 -0.001 2.49 50 0.0011 -2.49 4.7461
50 2.5 0 50 0 -2.5 4.3065
50 2.5 0 73 25 -18 27.1492
50 2.5 0 61 -5 29 22.8977
50 2.5 0 56 -27 -3 31.903
50 2.5 0 58 24 15 19.4535
50 2.5 0 50 3.1736 0.5854 1
50 2.5 0 50 3.2972 0 1
50 2.5 0 50 1.8634 0.5757 1
50 2.5 0 50 3.2592 0.335 1
60.2574 -34.0099 36.2677 60.4626 -34.1751 39.4387 1.2644
63.0109 -31.0961 -5.8663 62.8187 -29.7946 -4.0864 1.263
61.2901 3.7196 -5.3901 61.4292 2.248 -4.962 1.8731
35.0831 -44.1164 3.7933 35.0232 -40.0716 1.5901 1.8645
22.7233 20.0904 -46.694 23.0331 14.973 -42.5619 2.0373
36.4612 47.858 18.3852 36.2715 50.5065 21.2231 1.4146
90.8027 -2.0831 1.441 91.1528 -1.6435 0.0447 1.4441
90.9257 -0.5406 -0.9208 88.6381 -0.8985 -0.7239 1.5381
6.7747 -0.2908 -2.4247 5.8714 -0.0985 -2.2286 0.6377
2.0776 0.0795 -1.135 0.9033 -0.0636 -0.5514 0.9082
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ').map(Number));

describe('CIEDE2000', () => {
  test('has all 34 pairs', () => expect(sharma).toHaveLength(34));
  test.each(sharma)(
    '(%d %d %d) and (%d %d %d): %d',
    (l = 0, a = 0, b = 0, l2 = 0, a2 = 0, b2 = 0, wanted = 0) => {
      const [one, other] = [
        { l, a, b },
        { l: l2, a: a2, b: b2 },
      ];
      expect(labDifference(one, other).toFixed(4)).toBe(wanted.toFixed(4));
      expect(labDifference(other, one).toFixed(4)).toBe(wanted.toFixed(4));
    },
  );
  test('is nothing for one colour, and 100 for black and white', () => {
    expect(differenceOf('#12324a', '#12324a')).toBe(0);
    expect(differenceOf('#000000', '#ffffff')).toBeCloseTo(100, 2);
  });
});

// Machado, Oliveira and Fernandes 2009, as published: each row keeps white white.
test('the matrices are the published ones, and leave greys grey', () => {
  expect(visions.flatMap((vision) => matrices[vision].map((row) => row.join(' ')))).toEqual([
    '0.152286 1.052583 -0.204868',
    '0.114503 0.786281 0.099216',
    '-0.003882 -0.048116 1.051998',
    '0.367322 0.860646 -0.227968',
    '0.280085 0.672501 0.047413',
    '-0.01182 0.04294 0.968881',
    '1.255528 -0.076749 -0.178779',
    '-0.078411 0.930809 0.147602',
    '0.004733 0.691367 0.3039',
  ]);
  for (const vision of visions)
    for (const grey of ['#000000', '#808080', '#ffffff']) expect(simulate(grey, vision)).toBe(grey);
});

test('red and green come near each other without the cones for either', () => {
  const [red, green] = ['#d4604d', '#a8bf6a'];
  const seen = (vision: (typeof visions)[number]) =>
    differenceOf(simulate(red, vision), simulate(green, vision));
  expect(seen('deuteranopia')).toBeLessThan(differenceOf(red, green) / 2);
  expect(seen('tritanopia')).toBeGreaterThan(seen('deuteranopia'));
});

test('the nearest colour that can be read passes, and goes no further than it must', () => {
  fc.assert(
    fc.property(anyHex, anyHex, fc.constantFrom(3, 4.5, 7), (hex, ground, ratio) => {
      const found = nearestPassing(hex, ground, ratio);
      const extreme = Math.max(contrastOf('#000000', ground), contrastOf('#ffffff', ground));
      if (found === null) {
        expect(extreme).toBeLessThan(ratio);
        return;
      }
      expect(contrastOf(found, ground)).toBeGreaterThanOrEqual(ratio);
      if (contrastOf(hex, ground) >= ratio) expect(found).toBe(hex);
      // It goes only as far as it must: a lightness step back fails.
      else expect(contrastOf(found, ground)).toBeLessThan(ratio * 1.09);
    }),
  );
});

test.each([
  ['#3399cc', '#ffffff', 4.5],
  ['#c8401a', '#12324a', 4.5],
])('%s on %s keeps its hue', (hex, ground, ratio) => {
  const found = nearestPassing(hex, ground, ratio) ?? '#000000';
  const hue = (one: string) => Math.atan2(labOf(one).b, labOf(one).a);
  expect(Math.abs(hue(found) - hue(hex))).toBeLessThan(0.05);
});

test('a turned hue keeps its lightness, and comes back', () => {
  expect(turnHue('#1f9d8a', 0)).toBe('#1f9d8a');
  const turned = turnHue('#7a6a5a', 90);
  expect(labOf(turned).l).toBeCloseTo(labOf('#7a6a5a').l, 0);
  expect(differenceOf(turned, '#7a6a5a')).toBeGreaterThan(10);
  expect(differenceOf(turnHue(turned, -90), '#7a6a5a')).toBeLessThan(1);
});
