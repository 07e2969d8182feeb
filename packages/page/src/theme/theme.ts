/** Tokens of a page that every section wears. `null` leaves the choice to the design. */
export interface Theme {
  /** The brand colour as `#rrggbb`; the design makes its whole palette from it. */
  readonly brand: string | null;
  readonly type: TypePair | null;
  readonly radius: Radius | null;
  readonly density: Density | null;
  /** A light design in the dark, and a dark one in the light. Pages kept before have none. */
  readonly ground?: Ground | null;
}

export const typePairs = ['grotesque', 'old-style', 'slab', 'mono', 'condensed', 'humanist'] as const;
export type TypePair = (typeof typePairs)[number];
export const radii = ['none', 'small', 'large'] as const;
type Radius = (typeof radii)[number];
export const densities = ['airy', 'normal', 'dense'] as const;
type Density = (typeof densities)[number];
export const grounds = ['turned'] as const;
type Ground = (typeof grounds)[number];

export const designTheme: Theme = { brand: null, type: null, radius: null, density: null };

export const isBrandColour = (value: string): boolean => /^#[\da-f]{6}$/i.test(value);
