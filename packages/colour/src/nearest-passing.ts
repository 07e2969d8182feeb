import { contrastOf } from './contrast.ts';
import { differenceOf } from './difference.ts';
import { inGamut } from './in-gamut.ts';
import { type Hex, hexOf, labOf } from './lab.ts';

const lightnessStep = 0.25;

/**
 * The colour most like this one that reaches a contrast on a ground: lighter or darker, of the same hue, and only as much paler as
 * a screen needs to show it. Null where black and white fail too.
 */
export function nearestPassing(hex: string, ground: string, ratio: number): Hex | null {
  if (contrastOf(hex, ground) >= ratio) return hexOf(labOf(hex));
  const found = [-1, 1].flatMap((direction) => firstPassing(hex, ground, ratio, direction) ?? []);
  return found.sort((a, b) => differenceOf(hex, a) - differenceOf(hex, b))[0] ?? null;
}

function firstPassing(hex: string, ground: string, ratio: number, direction: number): Hex | null {
  const from = labOf(hex);
  for (let by = lightnessStep; by <= 100; by += lightnessStep) {
    const l = Math.min(100, Math.max(0, from.l + direction * by));
    const candidate = hexOf(inGamut({ ...from, l }));
    if (contrastOf(candidate, ground) >= ratio) return candidate;
    if (l === 0 || l === 100) return null;
  }
  return null;
}
