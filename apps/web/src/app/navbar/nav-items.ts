import { type Tool, toolkit } from '@slipway/tools/list';

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

const toItem = ({ name, icon, routes }: Tool): ToolItem => ({ name, icon, route: routes[0] });

/** The rows of the Launch Toolkit that lead somewhere. */
export function listToolItems(tools: readonly Tool[]): readonly ToolItem[] {
  return tools.filter(({ isBuilt }) => isBuilt).map(toItem);
}

export const toolItems = listToolItems(toolkit);

/** Sections without an item of their own in the bar. */
export const tour = [
  { section: 'launch-tools', name: 'Launch tools' },
  { section: 'templates', name: 'Templates' },
  { section: 'demo', name: 'Demo' },
] as const;
