// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { onStir } from './on-stir.ts';

const move = (movementX: number) => {
  const event = new MouseEvent('pointermove', { bubbles: true });
  Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
  window.dispatchEvent(event);
};

it('a page drawn under a pointer at rest is left alone; the first real sign counts, once', () => {
  const work = vi.fn();
  onStir(work);
  move(0);
  expect(work).not.toHaveBeenCalled();
  move(3);
  window.dispatchEvent(new Event('scroll'));
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['keydown', 'touchstart', 'focusin', 'click'])('%s is one', (sign) => {
  const work = vi.fn();
  onStir(work);
  window.dispatchEvent(new Event(sign));
  expect(work).toHaveBeenCalledTimes(1);
});
