import { expect, test } from 'vitest';
import { designs } from '../designs/designs.gen.ts';
import { designIds } from '../designs/ids.gen.ts';
import { findWeakPairs } from '../lint/find-weak-pairs.ts';
import { styleSheet } from '../render/style-sheet.ts';
import { hexToOklch } from './oklch.ts';
import { makePalette } from './palette.ts';
import { readTheme } from './read-theme.ts';
import { designTheme } from './theme.ts';
import { wornRoles } from './worn-roles.ts';

const turned = { ...designTheme, ground: 'turned' } as const;
const brands = ['#8c2f1b', '#0f5c5c', '#1f4fd1', '#f2b705', '#7a1fa2', '#386641', '#777777', '#d9486e'];

test.each(designIds)('%s is read as well on the other ground', (design) => {
  for (const brand of [null, ...brands])
    expect(findWeakPairs({ design, theme: { ...turned, brand } }), String(brand)).toEqual([]);
});

test('what is light is dark then, and the other way round', () => {
  const lightOf = (theme: typeof designTheme) =>
    hexToOklch(makePalette(wornRoles(designs.menu, theme), 20, null).bg ?? '').l;
  expect(lightOf(designTheme)).toBeGreaterThan(0.8);
  expect(lightOf(turned)).toBeLessThan(0.4);
  expect(styleSheet({ design: 'menu', theme: turned })).toContain('color-scheme:dark');
  expect(styleSheet({ design: 'console', theme: turned })).toContain('color-scheme:light');
});

test('a theme keeps its ground, and one without stays as it was', () => {
  const none = () => undefined;
  expect(readTheme(turned, none)).toEqual(turned);
  expect(readTheme(designTheme, none)).toEqual(designTheme);
  const said: string[] = [];
  readTheme({ ground: 'sideways' }, (one) => said.push(one));
  expect(said).toEqual(['The ground must be one of turned.']);
});
