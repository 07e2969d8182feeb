import { afterEach, expect, it, vi } from 'vitest';
import { drawInTurn } from './draw-in-turn.ts';

afterEach(() => vi.useRealTimers());

it('draws one at a time, in order, and not what was taken back', () => {
  vi.useFakeTimers();
  const drawn: string[] = [];
  drawInTurn(() => drawn.push('a'));
  const takeBack = drawInTurn(() => drawn.push('b'));
  drawInTurn(() => drawn.push('c'));
  expect(drawn).toEqual([]);
  takeBack();
  vi.advanceTimersToNextTimer();
  expect(drawn).toEqual(['a']);
  vi.runAllTimers();
  expect(drawn).toEqual(['a', 'c']);
  drawInTurn(() => drawn.push('d'));
  vi.runAllTimers();
  expect(drawn).toEqual(['a', 'c', 'd']);
});
