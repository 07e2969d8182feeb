import { expect, test } from 'vitest';
import { differenceOf } from '../../../colour/src/difference.ts';
import { distanceOf, shapeDistance, sketchDesign } from '../testing/design-distance.ts';
import { designs } from './designs.gen.ts';
import { designIds } from './ids.gen.ts';

const sketches = designIds.map((id) => ({ id, ...sketchDesign(id, designs[id]) }));
const pairs = sketches.flatMap((one, at) => sketches.slice(at + 1).map((other) => ({ one, other })));
const apart = pairs.map(({ one, other }) => ({
  pair: `${one.id} and ${other.id}`,
  ...distanceOf(one, other, differenceOf),
}));

/** The nearest pairs are a little further apart than this. */
const shapeFloor = 0.55;
const partFloor = { markup: 0.55, layout: 0.7, order: 0.35 } as const;

test('no two designs share their shape, whatever their colours', () => {
  expect(apart.filter((distance) => shapeDistance(distance) < shapeFloor)).toEqual([]);
});

test.each(['markup', 'layout', 'order'] as const)('every pair has its own %s', (part) => {
  expect(apart.filter((distance) => distance[part] < partFloor[part])).toEqual([]);
});

test('no two designs come in the same type, order and colours at once', () => {
  expect(apart.filter(({ type, order, palette }) => type + order + palette < 1.3)).toEqual([]);
});

test.each(designIds)('%s in other colours is found to be the same design', (id) => {
  const design = designs[id];
  const recoloured = { ...design, hue: (design.hue + 120) % 360, scheme: 'dark' as const };
  const distance = distanceOf(sketchDesign(id, design), sketchDesign(id, recoloured), differenceOf);
  expect(shapeDistance(distance)).toBe(0);
  expect(distance.palette).toBeGreaterThan(0);
});
