import { expect, it } from 'vitest';
import { placeBeside, placeLeftOf } from './place-panel.ts';

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

it.each([
  ['beside a frame in a wide window', 600, 1280, 300, { left: 204, top: 288, width: 384 }],
  ['narrower where the room is', 360, 1280, 300, { left: 12, top: 288, width: 336 }],
  ['inside the lower edge', 600, 1280, 700, { left: 204, top: 88, width: 384 }],
  ['nowhere with too little room', 340, 1280, 300, null],
  ['nowhere in a small window', 600, 1270, 300, null],
])('stands %s', (_, left, width, height, place) => {
  const mark = { left: 700, top: 300, bottom: 310 };
  expect(placeLeftOf({ left }, mark, { height }, { width, height: 800 })).toEqual(place);
});
