import { expect, it } from 'vitest';
import { twelve, twelveTools } from '../../../test/twelve-tools.ts';
import { listToolkit, navItems } from './nav-items.ts';

it('[§2] [§3] the items of the bar are data: name, id, hasDropdown', () => {
  expect(navItems).toEqual([
    { name: 'Home', id: 'home', hasDropdown: false },
    { name: 'Features', id: 'features', hasDropdown: false },
    { name: 'Launch Toolkit', id: 'toolkit', hasDropdown: true },
    { name: 'Pricing', id: 'pricing', hasDropdown: false },
  ]);
});

it('[§2] [§3] a tool item is name, icon and route, in the order of the panel', () => {
  expect(listToolkit(twelveTools.toReversed())).toEqual(
    twelve.map(([name, route]) => ({ name, icon: route.slice(1), route })),
  );
});

it('leaves out tools that are not listed', () => {
  expect(listToolkit(twelveTools.map((tool) => ({ ...tool, listed: false })))).toEqual([]);
});
