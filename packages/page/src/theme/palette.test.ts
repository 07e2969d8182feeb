import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexToOklch } from './oklch.ts';
import { makePalette, type Roles } from './palette.ts';
import { readTheme } from './read-theme.ts';
import { densities, designTheme, isBrandColour, radii, typePairs } from './theme.ts';
import { pairs, stacks } from './type-pairs.ts';

const roles: Roles = {
  bg: [1, 0],
  surface: [0.95, 0.01],
  ink: [0.2, 0.03],
  muted: [0.45, 0.03],
  link: [0.45, 0.1],
  button: [0.45, 0.1, 180],
  'on-button': [1, 0],
  line: [0.8, 0.02],
};
const hueOf = (hex: string | undefined) => hexToOklch(hex ?? '#000000').h;
const chromaOf = (hex: string | undefined) => hexToOklch(hex ?? '#000000').c;
const apart = (one: number, other: number) => Math.min(Math.abs(one - other), 360 - Math.abs(one - other));

test('every role has its lightness, whatever the brand', () => {
  const brand = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.option(brand), fc.nat({ max: 359 }), (colour, hue) => {
      const palette = makePalette(roles, hue, colour);
      expect(Object.keys(palette)).toEqual(Object.keys(roles));
      for (const [name, [l]] of Object.entries(roles))
        expect(Math.abs(hexToOklch(palette[name] ?? '').l - l), name).toBeLessThan(0.01);
    }),
  );
});

test('without a brand the hue is the design’s; a turned role is turned from it', () => {
  const palette = makePalette(roles, 30, null);
  expect(apart(hueOf(palette.link), 30)).toBeLessThan(3);
  expect(apart(hueOf(palette.button), 210)).toBeLessThan(3);
});

test.each(['#0055ff', '#aa3300', '#118844'])('with %s the hue is the brand’s', (brand) => {
  const palette = makePalette(roles, 30, brand);
  expect(apart(hueOf(palette.link), hueOf(brand))).toBeLessThan(4);
  expect(apart(hueOf(palette.button), (hueOf(brand) + 180) % 360)).toBeLessThan(4);
});

test('a pale brand makes a pale palette, but never less than two fifths; a strong one no stronger than the design', () => {
  const full = chromaOf(makePalette(roles, 265, null).link);
  const pale = chromaOf(makePalette(roles, 265, '#8d93a8').link);
  const middle = chromaOf(makePalette(roles, 265, '#6f7fae').link);
  const strong = chromaOf(makePalette(roles, 265, '#0000ff').link);
  expect(pale / full).toBeCloseTo(0.4, 1);
  expect(middle).toBeGreaterThan(pale);
  expect(middle).toBeLessThan(full);
  expect(strong / full).toBeCloseTo(1, 1);
});

test.each([
  ['#1a2b3c', true],
  ['#ABCDEF', true],
  ['#abc', false],
  ['1a2b3c', false],
  ['#1a2b3c4', false],
  ['#1a2b3g', false],
  ['red', false],
  [' #1a2b3c', false],
])('%j is a brand colour: %s', (value, expected) => {
  expect(isBrandColour(value)).toBe(expected);
});

const read = (raw: unknown) => {
  const complaints: string[] = [];
  return { theme: readTheme(raw, (sentence) => complaints.push(sentence)), complaints };
};

test('no theme and an empty one leave all to the design', () => {
  expect(read(undefined)).toEqual({ theme: designTheme, complaints: [] });
  expect(read({})).toEqual({ theme: designTheme, complaints: [] });
  expect(read({ brand: null, type: null, radius: null, density: null })).toEqual({
    theme: designTheme,
    complaints: [],
  });
});

test('every value of every token is read as it is; a colour in small letters', () => {
  for (const type of typePairs) expect(read({ type }).theme).toEqual({ ...designTheme, type });
  for (const radius of radii) expect(read({ radius }).theme).toEqual({ ...designTheme, radius });
  for (const density of densities) expect(read({ density }).theme).toEqual({ ...designTheme, density });
  expect(read({ brand: '#AA33FF' }).theme).toEqual({ ...designTheme, brand: '#aa33ff' });
});

test.each([
  [null, 'The theme is not an object.'],
  [[], 'The theme is not an object.'],
  ['dark', 'The theme is not an object.'],
  [{ brand: 5 }, 'The brand colour must be written like #1a2b3c.'],
  [{ brand: '#12345' }, 'The brand colour must be written like #1a2b3c.'],
  [{ type: 'comic' }, `The type pair must be one of ${typePairs.join(', ')}.`],
  [{ radius: 'toString' }, 'The radius must be one of none, small, large.'],
  [{ density: 1 }, 'The density must be one of airy, normal, dense.'],
])('%j is complained of, and the design decides', (raw, sentence) => {
  expect(read(raw)).toEqual({ theme: designTheme, complaints: [sentence] });
});

test('two wrong values are two complaints, and what is right beside them stays', () => {
  const { theme, complaints } = read({ brand: 'x', radius: 'x', density: 'airy' });
  expect(complaints).toHaveLength(2);
  expect(theme).toEqual({ ...designTheme, density: 'airy' });
});

test('every face ends in one that every machine has, and names nothing to fetch', () => {
  for (const [name, stack] of Object.entries(stacks)) {
    expect(stack, name).toMatch(/,(?:serif|sans-serif|monospace)$/);
    expect(stack).not.toMatch(/url|;|\{|</);
  }
  expect(Object.keys(pairs).sort()).toEqual([...typePairs].sort());
  for (const { display, text } of Object.values(pairs))
    expect([stacks[display], stacks[text]]).not.toContain(undefined);
});
