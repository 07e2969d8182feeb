import { isShown, type Lab } from './lab.ts';

/** The same hue and lightness with as much of its colour as can be shown. */
export function inGamut(lab: Lab): Lab {
  if (isShown(lab)) return lab;
  let [low, high] = [0, 1];
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2;
    if (isShown({ l: lab.l, a: lab.a * middle, b: lab.b * middle })) low = middle;
    else high = middle;
  }
  return { l: lab.l, a: lab.a * low, b: lab.b * low };
}
