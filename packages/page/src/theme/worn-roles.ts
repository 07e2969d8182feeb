import { type Roles, turnRoles } from './palette.ts';
import type { Theme } from './theme.ts';

/** Of a design. */
interface Worn {
  readonly roles: Roles;
  readonly scheme: 'light' | 'dark';
}

/** The design's roles on the ground that the theme gives it. */
export const wornRoles = ({ roles }: Pick<Worn, 'roles'>, { ground }: Pick<Theme, 'ground'>): Roles =>
  ground === 'turned' ? turnRoles(roles) : roles;

export function wornScheme(
  { scheme }: Pick<Worn, 'scheme'>,
  { ground }: Pick<Theme, 'ground'>,
): Worn['scheme'] {
  if (ground !== 'turned') return scheme;
  return scheme === 'light' ? 'dark' : 'light';
}
