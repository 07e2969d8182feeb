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
  /** Otherwise the row is there, marked as coming, and leads nowhere. */
  readonly isBuilt: boolean;
}

/** The bar and the mobile menu, in their order. */
export const navItems: readonly NavItem[] = [
  { name: 'Home', id: 'home', hasDropdown: false },
  { name: 'Features', id: 'features', hasDropdown: false },
  { name: 'Launch Toolkit', id: 'toolkit', hasDropdown: true },
  { name: 'Pricing', id: 'pricing', hasDropdown: false },
];

/** The twelve rows of the Launch Toolkit. */
export const toolItems: readonly ToolItem[] = toolkit.map(toToolItem);

export function toToolItem({ name, icon, routes, isBuilt }: Tool): ToolItem {
  return { name, icon, route: routes[0], isBuilt };
}

/** Sections without an item of their own in the bar. */
export const tour = [
  { section: 'launch-tools', name: 'Launch tools' },
  { section: 'templates', name: 'Templates' },
  { section: 'demo', name: 'Demo' },
] as const;
