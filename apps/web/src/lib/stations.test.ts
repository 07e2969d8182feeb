import { tools } from '@slipway/tools/list';
import { expect, it } from 'vitest';
import { findStationAt, routeOf, stations } from './stations.ts';

it('every tool has its row, once, at the station that the list of tools gives it', () => {
  const placed = stations.flatMap(({ id, parts }) =>
    parts.flatMap(({ tool }) => (tool ? [`${id} ${tool.id}`] : [])),
  );
  expect(placed.toSorted()).toEqual(tools.map(({ id, station }) => `${station} ${id}`).toSorted());
});

it('a tool that is not built leads nowhere; one that is leads to its first address', () => {
  for (const part of stations.flatMap(({ parts }) => parts))
    expect(routeOf(part, null), part.name).toBe(
      part.tool?.isBuilt ? part.tool.routes[0] : part.name === 'Templates' ? '/templates' : null,
    );
});

it('the pitch has its decks and the whole pack, in the project that is open', () => {
  const pitch = stations.find(({ id }) => id === 'pitch')?.parts ?? [];
  expect(pitch.map((part) => [part.name, routeOf(part, 'p1')])).toEqual([
    ['Pitch', '/pitch-generator'],
    ['Decks', '/project/p1#decks'],
    ['Pack', '/project/p1/dossier'],
  ]);
});

it('finds the station of a tool or screen by any of its addresses', () => {
  expect(findStationAt('/domains')?.id).toBe('name');
  expect(findStationAt('/swot-generator')?.id).toBe('idea');
  expect(findStationAt('/templates/memo')?.id).toBe('page');
  expect(findStationAt('/templates-of-mine')).toBeUndefined();
  expect(findStationAt('/dashboard')).toBeUndefined();
});
