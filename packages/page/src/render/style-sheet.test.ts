import { expect, test } from 'vitest';
import { designs } from '../designs/designs.gen.ts';
import { type DesignId, designIds } from '../designs/ids.gen.ts';
import { designTheme } from '../theme/theme.ts';
import { styleSheet } from './style-sheet.ts';

const sheet = (theme: Partial<typeof designTheme>, design: DesignId) =>
  styleSheet({ design, theme: { ...designTheme, ...theme } });

test.each([
  [{ brand: '#0055ff' }, /--link:#[\da-f]{6};/],
  [{ type: 'slab' } as const, /--display:Rockwell/],
  [{ radius: 'none' } as const, /--r:0px;/],
  [{ radius: 'large' } as const, /--r:20px;/],
  [{ density: 'dense' } as const, /--d:0\.65;/],
])('%j reaches the page in every design', (theme, token) => {
  for (const design of designIds) {
    expect(sheet(theme, design)).toMatch(token);
  }
});

test.each(designIds)('%s: corners and spacing are the theme’s, not fixed', (design) => {
  const { css } = designs[design];
  const radii = [...css.matchAll(/radius:([^;}]+)/g)].map(([, value = '']) => value);
  // A circle is a picture: a number in a ring, a portrait.
  expect(radii.filter((value) => !value.includes('var(--r)') && value !== '50%' && value !== '0')).toEqual(
    [],
  );
  expect(css).toMatch(/var\(--(?:pad|d)\)/);
});

test('a brand colour turns every palette that is not its own hue already', () => {
  for (const design of designIds)
    expect(sheet({ brand: '#0055ff' }, design)).not.toBe(sheet({ brand: '#aa5500' }, design));
});

test.each(designIds)('%s: braces match and every token that is used has a value', (design) => {
  const css = sheet({}, design);
  expect(css.split('{').length).toBe(css.split('}').length);
  const given = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !given.has(name))).toEqual([]);
});

test('tokens of Memo, to the letter', () => {
  expect(sheet({}, 'memo').startsWith(':root{color-scheme:light;--bg:#')).toBe(true);
  const tokens = /^:root\{([^}]*)\}/.exec(sheet({}, 'memo'))?.[1]?.split(';') ?? [];
  expect(tokens).toContain('--r:2px');
  expect(tokens).toContain('--d:1');
  // 40 px at 390, 64 px at 1280: 24 px over 890.
  expect(tokens).toContain('--pad:calc(clamp(40px, 29.5px + 2.70vw, 64px) * var(--d))');
  expect(tokens.find((one) => one.startsWith('--display:'))).toContain("'Helvetica Neue'");
  expect(tokens.find((one) => one.startsWith('--text:'))).toContain('Charter');
});

test.each([
  [{ density: 'airy' } as const, '--d:1.35'],
  [{ density: 'normal' } as const, '--d:1'],
  [{ radius: 'small' } as const, '--r:6px'],
  [{ type: 'mono' } as const, '--display:ui-monospace'],
  [{ type: 'humanist' } as const, '--text:Charter'],
])('%j is one token', (theme, token) => {
  expect(sheet(theme, 'memo')).toContain(`${token}`);
});

test('no line ends, no space around braces, no last semicolon', () => {
  for (const design of designIds) expect(sheet({}, design)).not.toMatch(/\n|\s[{}]|[{};]\s|;\}/);
});
