import { contrastOf } from './contrast.ts';
import { differenceOf } from './difference.ts';
import { inGamut } from './in-gamut.ts';
import { type Hex, hexOf, labOf } from './lab.ts';

const longStep = 4;
const shortStep = 0.25;

/**
 * The colour most like this one that reaches a contrast on a ground: lighter or darker, of the same hue, and only as much paler as
 * a screen needs to show it. Null where black and white fail too.
 */
export function nearestPassing(hex: string, ground: string, ratio: number): Hex | null {
  if (contrastOf(hex, ground) >= ratio) return hexOf(labOf(hex));
  const found = [-1, 1].flatMap((direction) => firstPassing(hex, ground, ratio, direction) ?? []);
  return found.sort((a, b) => differenceOf(hex, a) - differenceOf(hex, b))[0] ?? null;
}

/** Contrast grows with each step away, so it is found in long steps and then in short ones. */
function firstPassing(hex: string, ground: string, ratio: number, direction: number): Hex | null {
  const from = labOf(hex);
  const at = (by: number): Hex =>
    hexOf(inGamut({ ...from, l: Math.min(100, Math.max(0, from.l + direction * by)) }));
  const passes = (by: number): boolean => contrastOf(at(by), ground) >= ratio;
  const way = direction < 0 ? from.l : 100 - from.l;
  let by = longStep;
  while (by < way && !passes(by)) by += longStep;
  if (!passes(by)) {
    // What a hue comes to at its very end may miss black or white by a shade.
    const end: Hex = direction < 0 ? '#000000' : '#ffffff';
    return contrastOf(end, ground) >= ratio ? end : null;
  }
  let short = by - longStep + shortStep;
  while (!passes(short)) short += shortStep;
  return at(short);
}
