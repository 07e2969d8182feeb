import { expect, it } from 'vitest';
import { hullLength, listHullParts, partCount } from './hull-parts.ts';

const place = { x: 10, y: 100, perM: 5 };

it('the parts follow each other from the stern to the bow and leave no gap', () => {
  const parts = listHullParts(place);
  expect(parts).toHaveLength(partCount);
  const starts = parts.map(({ side }) => Number(/^M([\d.]+)/.exec(side)?.[1]));
  const step = hullLength(place.perM) / partCount;
  for (const [index, x] of starts.entries()) expect(x).toBeCloseTo(place.x + index * step, 0);
  expect(parts.at(-1)?.side).toContain(`L${(place.x + hullLength(place.perM)).toFixed(1)}`);
});

it('the keel lies below the deck everywhere, and the foot of a part on the keel', () => {
  for (const { frames, foot } of listHullParts(place)) {
    for (const frame of frames) {
      const [deck = 0, keel = 0] = [...frame.matchAll(/ ([\d.]+)/g)].map((found) => Number(found[1]));
      expect(keel).toBeGreaterThanOrEqual(deck);
    }
    expect(foot.y).toBeLessThanOrEqual(place.y);
  }
});
