/** Red, green and blue from 0 to 1, in proportion to light. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** IEC 61966-2-1. */
export function linearOf(hex: string): LinearRgb {
  const part = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** What no screen can show is cut to what it can. */
export function hexOfLinear(rgb: LinearRgb): `#${string}` {
  const digits = rgb.map((linear) => {
    const light = Math.min(1, Math.max(0, linear));
    const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
