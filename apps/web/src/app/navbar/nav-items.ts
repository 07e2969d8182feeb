import type { ToolMeta } from '@slipway/tools';
import { catalogue } from '@slipway/tools/catalogue';

/** Specification, section 3. */
export interface NavItem {
  readonly name: string;
  readonly id: 'home' | 'features' | 'toolkit' | 'pricing';
  readonly hasDropdown: boolean;
}

/** Specification, section 3. */
export interface ToolItem {
  readonly name: string;
  readonly icon: string;
  readonly route: string;
}

/** The bar and the mobile menu, in their order. */
export const navItems: readonly NavItem[] = [
  { name: 'Home', id: 'home', hasDropdown: false },
  { name: 'Features', id: 'features', hasDropdown: false },
  { name: 'Launch Toolkit', id: 'toolkit', hasDropdown: true },
  { name: 'Pricing', id: 'pricing', hasDropdown: false },
];

export function listToolkit(tools: readonly ToolMeta[]): readonly ToolItem[] {
  return tools
    .filter((tool) => tool.listed)
    .toSorted((a, b) => a.order - b.order)
    .map(({ name, icon, route }) => ({ name, icon, route }));
}

export const toolItems = listToolkit(catalogue);

/** Sections without an item of their own in the bar. */
export const tour = [
  { section: 'launch-tools', name: 'Launch tools' },
  { section: 'templates', name: 'Templates' },
  { section: 'demo', name: 'Demo' },
] as const;
