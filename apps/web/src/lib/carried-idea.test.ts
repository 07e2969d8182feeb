// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { carryIdea, findIdea, takeIdea, takeRunWish, wishRun } from './carried-idea.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is there until it is taken, once', () => {
  expect(takeIdea()).toBeNull();
  carryIdea('One');
  carryIdea(' Two ');
  expect([findIdea(), findIdea()]).toEqual([' Two ', ' Two ']);
  expect([takeIdea(), takeIdea()]).toEqual([' Two ', null]);
  expect(localStorage.length).toBe(0);
});

it('goes when the box is emptied, and after a day', () => {
  carryIdea('One');
  carryIdea('  ');
  expect(findIdea()).toBeNull();
  vi.useFakeTimers();
  carryIdea('Two');
  vi.advanceTimersByTime(23 * 3_600_000);
  expect(findIdea()).toBe('Two');
  vi.advanceTimersByTime(2 * 3_600_000);
  expect(findIdea()).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('goes on where storage is full, off or spoilt', () => {
  for (const odd of ['not json', '7', 'null', '{}', '{"text":7,"at":1}', '[]']) {
    localStorage.setItem('slipway:idea', odd);
    expect(findIdea(), odd).toBeNull();
  }
  const refuse = () => {
    throw new DOMException('full or off', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => carryIdea('One')).not.toThrow();
  expect(takeIdea()).toBeNull();
});

it('is run by itself once, and only in the words that were to be run', () => {
  expect(takeRunWish('One')).toBe(false);
  carryIdea('One');
  wishRun();
  takeIdea();
  expect([takeRunWish('One'), takeRunWish('One')]).toEqual([true, false]);
  carryIdea('One');
  wishRun();
  expect([takeRunWish('Two'), takeRunWish('One')]).toEqual([false, false]);
  vi.useFakeTimers();
  wishRun();
  vi.advanceTimersByTime(31 * 60_000);
  expect(takeRunWish('One')).toBe(false);
});
