import { expect, it } from 'vitest';
import { placeBeside } from './place-panel.ts';

const view = { width: 1000, height: 800 };
const panel = { width: 380, height: 300 };

it.each([
  ['below its mark', { left: 500, top: 100, bottom: 110 }, { left: 476, top: 118 }],
  ['above where only there is room', { left: 500, top: 700, bottom: 710 }, { left: 476, top: 392 }],
  ['inside the left edge', { left: 5, top: 100, bottom: 110 }, { left: 12, top: 118 }],
  ['inside the right edge', { left: 990, top: 100, bottom: 110 }, { left: 608, top: 118 }],
])('stands %s', (_, mark, place) => {
  expect(placeBeside(mark, panel, view)).toEqual(place);
});

it('too high for either side it opens downwards, where the page scrolls', () => {
  expect(placeBeside({ left: 500, top: 300, bottom: 310 }, { width: 380, height: 700 }, view).top).toBe(318);
});
