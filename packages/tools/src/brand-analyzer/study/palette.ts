import {
  contrastOf,
  differenceOf,
  type Hex,
  labOf,
  nearestPassing,
  parseColour,
  simulate,
  turnHue,
  type Vision,
  visions,
} from '@slipway/colour';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';

const supports = [
  'Support',
  'Second support',
  'Third support',
  'Fourth support',
  'Fifth support',
  'Sixth support',
] as const;
type Role = 'Background' | 'Text' | 'Primary' | 'Accent' | (typeof supports)[number];
interface RoleColour {
  readonly role: Role;
  readonly hex: Hex;
  /** Not one of the founder's: it fills an empty role. */
  readonly isAdded: boolean;
  /** The contrast it needs on the background; null where it carries nothing that is read. */
  readonly needs: number | null;
  readonly contrast: number;
  /** What to use instead where it fails. */
  readonly instead: Hex | null;
}
export interface Palette {
  /** Where the colours come from: a field. */
  readonly from: 'colours' | 'logo' | 'site';
  readonly given: readonly Hex[];
  readonly roles: readonly RoleColour[];
  readonly background: Hex;
  readonly primary: RoleColour | null;
  /** Pairs that are nearly one colour. */
  readonly doubles: readonly (readonly [Hex, Hex])[];
  /** For each kind of colour vision, the two colours that come nearest. */
  readonly seen: readonly {
    readonly vision: Vision;
    readonly pair: readonly [RoleColour, RoleColour];
    readonly apart: number;
  }[];
}

const white: Hex = '#ffffff';
const black: Hex = '#000000';
const lightFrom = 90;
/** Under this a colour is a grey. */
const greyUnder = 12;
const sameUnder = 5;
/** SC 1.4.11: parts of the screen. */
const partContrast = 3;

export function readPalette({ colours, logo }: Input, { site }: Basis, textContrast: number): Palette | null {
  const fromSite = site?.kind === 'found' ? site.page.colours.map(({ hex }) => hex) : [];
  const sources = [
    ['colours', colours ?? []],
    ['logo', logo?.colours.map(({ hex }) => hex) ?? []],
    ['site', fromSite.slice(0, 5)],
  ] as const;
  const chosen = sources.find(([, list]) => list.length > 0);
  if (chosen === undefined) return null;
  const given = [...new Set(chosen[1].flatMap((one) => parseColour(one) ?? []))];
  const roles = giveRoles(given, textContrast, chosen[0] === 'colours');
  const background = roles[0]?.hex ?? white;
  return {
    from: chosen[0],
    given,
    roles,
    background,
    primary: roles.find(({ role }) => role === 'Primary') ?? null,
    doubles: pairsOf(given).filter(([one, other]) => differenceOf(one, other) < sameUnder),
    seen: visions.flatMap((vision) => nearestSeen(roles, vision) ?? []),
  };
}

/** `isOrdered`: the founder was asked for the main one first; then it is that, however dark. */
function giveRoles(given: readonly Hex[], textContrast: number, isOrdered: boolean): readonly RoleColour[] {
  const byLight = given.toSorted((a, b) => labOf(b).l - labOf(a).l);
  const lightest = byLight[0] ?? white;
  const background = labOf(lightest).l >= lightFrom ? lightest : white;
  const coloured = given.filter((hex) => hex !== background && chroma(hex) >= greyUnder);
  const [first] = given.filter((hex) => hex !== background);
  const main = isOrdered && first !== undefined && coloured.includes(first) ? first : undefined;
  const readable = byLight.filter((hex) => hex !== main && contrastOf(hex, background) >= textContrast);
  // The only colour of a brand is its main one, too.
  const isFree = (hex: Hex): boolean => coloured.length === 0 || coloured.some((one) => one !== hex);
  const text =
    readable.findLast((hex) => chroma(hex) < 30 && isFree(hex)) ??
    (given.length > 2 ? readable.at(-1) : undefined) ??
    black;
  const rest = given.filter((hex) => hex !== background && hex !== text);
  const primary = rest.find((hex) => chroma(hex) >= greyUnder) ?? rest[0];
  const others = rest.filter((hex) => hex !== primary);
  const accent = others
    .filter((hex) => chroma(hex) >= greyUnder)
    .toSorted((a, b) => differenceOf(b, primary ?? text) - differenceOf(a, primary ?? text))[0];
  const make = (role: Role, hex: Hex, needs: number | null): RoleColour => {
    const contrast = contrastOf(hex, background);
    return {
      role,
      hex,
      isAdded: !given.includes(hex),
      needs,
      contrast,
      instead: needs !== null && contrast < needs ? nearestPassing(hex, background, needs) : null,
    };
  };
  return [
    make('Background', background, null),
    make('Text', text, textContrast),
    ...(primary === undefined ? [] : [make('Primary', primary, textContrast)]),
    ...(accent === undefined ? [] : [make('Accent', accent, partContrast)]),
    ...others
      .filter((hex) => hex !== accent)
      .flatMap((hex, at) => (supports[at] === undefined ? [] : [make(supports[at], hex, null)])),
  ];
}

export function pairsOf<T>(all: readonly T[]): readonly (readonly [T, T])[] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));
}

/** The background is seen everywhere: it is told apart by contrast, not by hue. */
function nearestSeen(roles: readonly RoleColour[], vision: Vision): Palette['seen'][number] | null {
  const drawn = roles.filter(({ role, isAdded }) => role !== 'Background' && !isAdded);
  const pairs = pairsOf(drawn)
    .map((pair) => ({
      vision,
      pair,
      apart: differenceOf(simulate(pair[0].hex, vision), simulate(pair[1].hex, vision)),
    }))
    .sort((a, b) => a.apart - b.apart);
  return pairs[0] ?? null;
}

function chroma(hex: string): number {
  const { a, b } = labOf(hex);
  return Math.hypot(a, b);
}

interface RivalColour {
  readonly rival: string;
  readonly hex: Hex;
  /** By CIEDE2000. */
  readonly apart: number;
}

/** Rivals by how near their colour is, each name once. */
export function listRivals(hex: string, { rivalColours }: Input): readonly RivalColour[] {
  const seen = new Set<string>();
  return (rivalColours ?? [])
    .flatMap(({ rival, colour }) => {
      const parsed = colour === null ? null : parseColour(colour);
      const name = (rival ?? '').trim();
      if (parsed === null || name === '' || seen.has(name)) return [];
      seen.add(name);
      return [{ rival: name, hex: parsed, apart: differenceOf(hex, parsed) }];
    })
    .sort((a, b) => a.apart - b.apart);
}

export function nearestRival(hex: string, input: Input): RivalColour | null {
  return listRivals(hex, input)[0] ?? null;
}

/** The nearest hue that can be read and is far enough from every rival; null where there is none. */
export function hueAwayFromRivals(
  { primary, background }: Palette,
  input: Input,
  least: { readonly contrast: number; readonly apart: number },
): Hex | null {
  for (let by = 5; by <= 180; by += 5)
    for (const turn of [by, -by]) {
      const turned = nearestPassing(turnHue(primary?.hex ?? background, turn), background, least.contrast);
      if (turned !== null && (nearestRival(turned, input)?.apart ?? 0) >= least.apart) return turned;
    }
  return null;
}

/** Share of what is weighed whose colour is near one of the palette's; null where nothing is weighed. */
export function shareNear(
  weighed: readonly { readonly hex: string; readonly weight: number }[],
  palette: readonly string[],
): number | null {
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return null;
  const near = weighed.filter(({ hex }) => palette.some((one) => differenceOf(hex, one) <= 10));
  return near.reduce((sum, { weight }) => sum + weight, 0) / all;
}
