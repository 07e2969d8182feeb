import { hexToOklch, oklchToHex } from './oklch.ts';

/** Lightness, chroma at full strength, and how far the hue is turned from the brand's. */
type Role = readonly [l: number, c: number, turn?: number];

/** The roles every design has; a design may add its own. */
export interface Roles {
  readonly bg: Role;
  readonly surface: Role;
  readonly ink: Role;
  readonly muted: Role;
  readonly link: Role;
  readonly button: Role;
  readonly 'on-button': Role;
  /** Decoration only: it carries no meaning and no text. */
  readonly line: Role;
  readonly [extra: string]: Role;
}

type Palette = Readonly<Record<string, string>>;

/** Below this chroma a brand is grey and has no hue to follow. */
const greyChroma = 0.03;
/** The chroma at which the roles are written. */
const fullChroma = 0.15;

export function makePalette(roles: Roles, designHue: number, brand: string | null): Palette {
  const found = brand === null ? null : hexToOklch(brand);
  const isGrey = found === null || found.c < greyChroma;
  const hue = isGrey ? designHue : found.h;
  const strength = isGrey ? 1 : Math.min(1, Math.max(0.4, found.c / fullChroma));
  return Object.fromEntries(
    Object.entries(roles).map(([name, [l, c, turn = 0]]) => [
      name,
      oklchToHex({ l, c: c * strength, h: (hue + turn + 360) % 360 }),
    ]),
  );
}

/** As dark as a ground gets, and as light as a text. */
const darkest = 0.17;
const lightest = 0.97;
/** A dark ground is seen as a colour only with so much of it; a light one is a white with hardly any. */
const leastOfDark = 0.035;
const mostOfLight = 0.03;
const [isDark, isLight] = [0.4, 0.85];

/** What is light becomes dark and the other way round, so that the same pairs stay apart. */
export function turnRoles(roles: Roles): Roles {
  const turned = Object.entries(roles).map(([name, [l, c, turn]]): readonly [string, Role] => {
    const light = Math.min(lightest, Math.max(darkest, 1 + darkest - l));
    const chroma = light < isDark ? Math.max(c, leastOfDark) : light > isLight ? Math.min(c, mostOfLight) : c;
    return [name, turn === undefined ? [light, chroma] : [light, chroma, turn]];
  });
  return { ...roles, ...Object.fromEntries(turned) };
}
