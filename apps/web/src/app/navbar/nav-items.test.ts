import { toolkit } from '@slipway/tools';
import { expect, it } from 'vitest';
import { listToolItems, navItems } from './nav-items.ts';

it('[§2] [§3] the items of the bar are data: name, id, hasDropdown', () => {
  expect(navItems).toEqual([
    { name: 'Home', id: 'home', hasDropdown: false },
    { name: 'Features', id: 'features', hasDropdown: false },
    { name: 'Launch Toolkit', id: 'toolkit', hasDropdown: true },
    { name: 'Pricing', id: 'pricing', hasDropdown: false },
  ]);
});

it('[§2] [§3] a tool item is name, icon and route, in the order of the panel', () => {
  expect(listToolItems(toolkit.map((tool) => ({ ...tool, isBuilt: true })))).toEqual(
    toolkit.map(({ name, icon, routes }) => ({ name, icon, route: routes[0] })),
  );
});

it('leaves out tools that are not built', () => {
  expect(listToolItems(toolkit.map((tool) => ({ ...tool, isBuilt: false })))).toEqual([]);
});
