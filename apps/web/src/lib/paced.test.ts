import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('works at once, then holds its pace, and loses no call', () => {
  const work = vi.fn();
  const { call, stop } = paced(work, 1000);
  call();
  expect(work).toHaveBeenCalledTimes(1);
  call();
  call();
  vi.advanceTimersByTime(999);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(2);
  call();
  expect(work).toHaveBeenCalledTimes(3);
  call();
  stop();
  vi.advanceTimersByTime(5000);
  expect(work).toHaveBeenCalledTimes(3);
});
