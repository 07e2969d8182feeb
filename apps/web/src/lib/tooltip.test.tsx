// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clean, draw } from '../../test/render.tsx';
import { openDelayMs, Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  // Long after any tip that another file of tests has closed.
  vi.advanceTimersByTime(24 * 3_600_000);
});
afterEach(async () => {
  vi.useRealTimers();
  await clean();
});

it('opens after 700 ms, or at once within 300 ms of the last one', () => {
  expect(openDelayMs(1000, Number.NEGATIVE_INFINITY)).toBe(700);
  expect(openDelayMs(1000, 701)).toBe(0);
  expect(openDelayMs(1000, 700)).toBe(700);
});

it('waits on hover, describes its control, and stands 4 px off', async () => {
  const page = await draw(
    <Tooltip text="Ten a day">{(described) => <button type="button" {...described} />}</Tooltip>,
  );
  const tip = page.querySelector<HTMLElement>('[role="tooltip"]');
  const control = page.querySelector('button');
  expect(control?.getAttribute('aria-describedby')).toBe(tip?.id);
  expect(tip?.style.marginBlock).toBe('4px');
  await act(async () => {
    control?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    await vi.advanceTimersByTimeAsync(699);
  });
  expect(tip?.className).toBe('sr-only');
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1);
  });
  expect(tip?.className).not.toBe('sr-only');
});
