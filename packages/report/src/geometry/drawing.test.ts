import { expect, it } from 'vitest';
import { dimension, hatch } from './drawing.ts';

it('hatches a box of 10 by 10 every 5: lines clipped to its edges', () => {
  expect(hatch({ x: 0, y: 0, width: 10, height: 10 }, 'line').d).toBe('M0 5L5 0M0 10L10 0M5 10L10 5');
});

it('dimensions a span with a tick at each end', () => {
  expect(dimension(10, 60, 20, 'ink').d).toBe('M10 17V23M10 20H60M60 17V23');
});
