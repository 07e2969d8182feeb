import type { SuggestedRival } from '@slipway/analyst';
import { describe, expect, test } from 'vitest';
import { chooseRivals } from './choose-rivals.ts';

const firm = (name: string, right: number) => ({ name, right }) as SuggestedRival;
const namesOf = (...rights: readonly number[]) => {
  const { rivals, sure, perhaps } = chooseRivals(
    rights.map((right, at) => firm(`Firm ${'abcdefgh'[at]}`, right)),
  );
  return [rivals.length, sure.length, perhaps.length];
};

describe('that three of the first five are right', () => {
  test('is likely: they are compared, and nobody after them', () => {
    // 0.6 each: 0.683.
    expect(namesOf(0.6, 0.6, 0.6, 0.6, 0.6, 0.6)).toEqual([5, 0, 0]);
    // Three are all or nothing: 0.9³ = 0.729.
    expect(namesOf(0.9, 0.9, 0.9)).toEqual([3, 0, 0]);
  });

  test('is not: they are asked about', () => {
    // 0.5 each: 0.5. 0.79³ = 0.493.
    expect(namesOf(0.5, 0.5, 0.5, 0.5, 0.5)).toEqual([0, 0, 5]);
    expect(namesOf(0.79, 0.79, 0.79)).toEqual([0, 0, 3]);
  });

  test('cannot be with two, however sure', () => {
    expect(namesOf(1, 1)).toEqual([0, 2, 0]);
    expect(namesOf()).toEqual([0, 0, 0]);
  });

  test('is not, but one or two are: they are named, the others asked about', () => {
    // 0.9 × 0.5 × 0.5 and so on.
    expect(namesOf(0.9, 0.5, 0.4)).toEqual([0, 1, 2]);
  });
});

test('who is hardly right is neither compared nor asked about', () => {
  expect(namesOf(0.95, 0.95, 0.95, 0.2)).toEqual([3, 0, 0]);
  expect(namesOf(0.5, 0.2)).toEqual([0, 0, 1]);
});

test('a firm under a longer and a shorter name is one', () => {
  const names = ['LanguageLine', 'LanguageLine Solutions', 'Line', 'Otter.ai', 'Otter', 'Uber'];
  const { rivals } = chooseRivals(names.map((name) => firm(name, 0.9)));
  expect(rivals.map(({ name }) => name)).toEqual(['LanguageLine', 'Line', 'Otter.ai', 'Uber']);
});
