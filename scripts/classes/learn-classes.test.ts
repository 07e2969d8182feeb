import { expect, test } from 'vitest';
import { type Example, learnClasses } from './learn-classes.ts';

/** Of five classes. */
const classes = 5;
const vague = 4;
const example = (words: string, kind: number): Example => ({
  keys: words.split(' '),
  dense: Float64Array.from([1]),
  kind,
  share: 1,
});

test('a word that only one kind of text holds speaks for that kind, and a word of both for none', () => {
  const { keys } = learnClasses(
    [
      ...Array.from({ length: 6 }, () => example('synergy people', vague)),
      ...Array.from({ length: 6 }, () => example('tractor people', 0)),
    ],
    classes,
  );
  expect(keys.synergy?.[vague - 1]).toBeGreaterThan(0.5);
  expect(keys.tractor?.[vague - 1]).toBeLessThan(-0.5);
  expect(Math.abs(keys.people?.[vague - 1] ?? 0)).toBeLessThan(0.3);
});

test('words of too few texts are chance and are left out', () => {
  const { keys } = learnClasses(
    [example('once', vague), ...Array.from({ length: 5 }, () => example('often', 0))],
    classes,
  );
  expect(Object.keys(keys)).not.toContain('once');
});
