import { inGamut } from './in-gamut.ts';
import { type Hex, hexOf, labOf } from './lab.ts';

/** The same lightness in another hue, so many degrees round the circle. */
export function turnHue(hex: string, degrees: number): Hex {
  const { l, a, b } = labOf(hex);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return hexOf(inGamut({ l, a: a * cos - b * sin, b: a * sin + b * cos }));
}
