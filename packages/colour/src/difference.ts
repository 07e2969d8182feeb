import { type Lab, labOf } from './lab.ts';

/** How different two colours look, by CIEDE2000: 1 is just seen side by side, 100 is black beside white. */
export function differenceOf(one: string, other: string): number {
  return labDifference(labOf(one), labOf(other));
}

const degrees = Math.PI / 180;
const far = 25 ** 7;
/** Opposite hues are 180 degrees apart; which way round is decided by no last digit. */
const opposite = 180 + 1e-9;

/** Sharma, Wu and Dalal 2005, with the names of their paper. */
export function labDifference(one: Lab, other: Lab): number {
  const meanChroma = (Math.hypot(one.a, one.b) + Math.hypot(other.a, other.b)) / 2;
  const stretch = 1.5 - 0.5 * Math.sqrt(meanChroma ** 7 / (meanChroma ** 7 + far));
  const [c1, h1] = polar(one.a * stretch, one.b);
  const [c2, h2] = polar(other.a * stretch, other.b);

  const isGrey = c1 * c2 === 0;
  const apart = h2 - h1;
  const turn = Math.abs(apart) <= opposite ? apart : apart - Math.sign(apart) * 360;
  const deltaL = other.l - one.l;
  const deltaC = c2 - c1;
  const deltaH = isGrey ? 0 : 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * degrees);

  const l = (one.l + other.l) / 2;
  const c = (c1 + c2) / 2;
  const h = isGrey ? h1 + h2 : meanHue(h1, h2);
  const t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const spin = 30 * Math.exp(-(((h - 275) / 25) ** 2));
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + far));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const rt = -Math.sin(2 * spin * degrees) * rc;
  const [dl, dc, dh] = [deltaL / sl, deltaC / sc, deltaH / sh];
  return Math.sqrt(Math.max(0, dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh));
}

function polar(a: number, b: number): readonly [chroma: number, hue: number] {
  const hue = Math.atan2(b, a) / degrees;
  return [Math.hypot(a, b), hue < 0 ? hue + 360 : hue];
}

function meanHue(h1: number, h2: number): number {
  const sum = h1 + h2;
  if (Math.abs(h1 - h2) <= opposite) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

const cos = (angle: number) => Math.cos(angle * degrees);
