import { toolkit } from '@slipway/tools';
import { expect, it } from 'vitest';
import { navItems, toolItems } from './nav-items.ts';

it('[§2] [§3] the items of the bar are data: name, id, hasDropdown', () => {
  expect(navItems).toEqual([
    { name: 'Home', id: 'home', hasDropdown: false },
    { name: 'Features', id: 'features', hasDropdown: false },
    { name: 'Launch Toolkit', id: 'toolkit', hasDropdown: true },
    { name: 'Pricing', id: 'pricing', hasDropdown: false },
  ]);
});

it('[§2] [§3] the panel has twelve tool items: name, icon and route, in the order of the specification', () => {
  expect(toolItems.map(({ name, icon, route }) => ({ name, icon, route }))).toEqual(
    toolkit.map(({ name, icon, routes }) => ({ name, icon, route: routes[0] })),
  );
  expect(toolItems).toHaveLength(12);
});
