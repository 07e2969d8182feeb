import type { Hex } from './lab.ts';
import { hexOfLinear, linearOf } from './linear-rgb.ts';

export type Vision = 'protanopia' | 'deuteranopia' | 'tritanopia';

/** Machado, Oliveira and Fernandes 2009, severity 1, for light in proportion. */
export const matrices: Readonly<Record<Vision, readonly (readonly [number, number, number])[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const visions = ['protanopia', 'deuteranopia', 'tritanopia'] as const satisfies readonly Vision[];

/** A colour as somebody sees it who lacks the cones for red, green or blue. */
export function simulate(hex: string, vision: Vision): Hex {
  const [red, green, blue] = linearOf(hex);
  const [r = 0, g = 0, b = 0] = matrices[vision].map(
    ([ofRed, ofGreen, ofBlue]) => ofRed * red + ofGreen * green + ofBlue * blue,
  );
  return hexOfLinear([r, g, b]);
}
