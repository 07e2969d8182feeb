import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, readTokens, type Theme } from './testing/contrast.ts';
import { markPairs, textPairs } from './testing/pairs.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const tokens = readTokens(css);

function colour(name: string, theme: Theme): string {
  const token = tokens.get(name);
  if (!token) throw new Error(`No token --${name}`);
  return token[theme];
}

test('the contrast formula gives the published values', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4.0, 1);
});

for (const theme of ['light', 'dark'] as const) {
  describe(`${theme} theme`, () => {
    test.each(textPairs)('%s reads on %s (AA, 4.5:1)', (text, ground) => {
      expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
    });
    test.each(markPairs)('%s is seen on %s (3:1)', (mark, ground) => {
      expect(contrast(colour(mark, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
    });
  });
}

test('every colour utility points at a token that exists', () => {
  const used = [...css.matchAll(/--color-([\w-]+):\s*var\(--([\w-]+)\)/g)];
  expect(used.length).toBeGreaterThan(20);
  for (const [, , name] of used) expect(css).toContain(`--${name}: light-dark(`);
});

test('the tokens of the visual identity keep their values', () => {
  expect(tokens.get('paper')).toEqual({ light: '#faf8f4', dark: '#0b141d' });
  expect(tokens.get('ink')).toEqual({ light: '#0e1b2a', dark: '#e9eff3' });
  expect(tokens.get('hull')).toEqual({ light: '#12324a', dark: '#1b4b6e' });
  expect(tokens.get('signal')).toEqual({ light: '#c8401a', dark: '#ff7a4d' });
  expect(tokens.get('tide')).toEqual({ light: '#0b7a75', dark: '#3cc4bc' });
});
