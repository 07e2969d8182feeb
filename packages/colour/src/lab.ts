import { hexOfLinear, type LinearRgb, linearOf } from './linear-rgb.ts';

export type Hex = `#${string}`;
/** CIE 1976 L*a*b*, seen in daylight (D65). */
export interface Lab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const white = [0.95047, 1, 1.08883] as const;
const epsilon = 216 / 24_389;
const kappa = 24_389 / 27;

export function labOf(hex: string): Lab {
  const [red, green, blue] = linearOf(hex);
  const [x, y, z] = [
    0.4124564 * red + 0.3575761 * green + 0.1804375 * blue,
    0.2126729 * red + 0.7151522 * green + 0.072175 * blue,
    0.0193339 * red + 0.119192 * green + 0.9503041 * blue,
  ].map((value, at) => bend(value / (white[at] ?? 1)));
  return { l: 116 * (y ?? 0) - 16, a: 500 * ((x ?? 0) - (y ?? 0)), b: 200 * ((y ?? 0) - (z ?? 0)) };
}

export function hexOf(lab: Lab): Hex {
  return hexOfLinear(linearOfLab(lab));
}

/** Whether a screen can show it, but for rounding. */
export function isShown(lab: Lab): boolean {
  return linearOfLab(lab).every((part) => part > -0.0005 && part < 1.0005);
}

function linearOfLab({ l, a, b }: Lab): LinearRgb {
  const y = (l + 16) / 116;
  const [x = 0, light = 0, z = 0] = [y + a / 500, y, y - b / 200].map(
    (value, at) => unbend(value) * (white[at] ?? 1),
  );
  return [
    3.2404542 * x - 1.5371385 * light - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * light + 0.041556 * z,
    0.0556434 * x - 0.2040259 * light + 1.0572252 * z,
  ];
}

const bend = (value: number) => (value > epsilon ? Math.cbrt(value) : (kappa * value + 16) / 116);
const unbend = (value: number) => (value ** 3 > epsilon ? value ** 3 : (116 * value - 16) / kappa);
