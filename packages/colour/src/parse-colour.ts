import type { Hex } from './lab.ts';
import { hexOfLinear } from './linear-rgb.ts';
import { namedColours } from './named-colours.ts';

/** As designers and style sheets write it: #abc, aabbcc, rgb(1 2 3), hsl(180 50% 40%), oklch(60% 0.1 190), teal. Null when it is none. */
export function parseColour(text: string): Hex | null {
  const bare = text.trim().toLowerCase();
  const named = namedColours.get(bare.replaceAll(/[\s-]/gu, ''));
  if (named !== undefined) return `#${named}`;
  const hex = /^#?([\da-f]{3}|[\da-f]{6})$/u.exec(bare)?.[1];
  if (hex !== undefined) return `#${hex.length === 3 ? hex.replaceAll(/./gu, '$&$&') : hex}`;
  const [, model, inside = ''] = /^(rgb|hsl|oklch)a?\(([^()]*)\)$/u.exec(bare) ?? [];
  const [first, second, third, alpha, ...rest] = inside.trim().split(/\s*[,/]\s*|\s+/u);
  // What is seen through has the colour of what is behind it.
  if ((alpha !== undefined && !/^(?:1(?:\.0+)?|100%)$/u.test(alpha)) || rest.length > 0) return null;
  switch (model) {
    case 'rgb':
      return rgb([first, second, third].map((part) => amount(part, 255)));
    case 'hsl':
      return hsl(angle(first), amount(second, 1, '%'), amount(third, 1, '%'));
    case 'oklch':
      return oklch(amount(first, 1), amount(second, 0.4), angle(third));
    default:
      return null;
  }
}

/** A number from 0 on, or a share of `whole`. */
function amount(text: string | undefined, whole: number, only?: '%'): number | null {
  const [, digits, sign] = /^(\d*\.?\d+)(%?)$/u.exec(text ?? '') ?? [];
  if (digits === undefined || (only === '%' && sign !== '%')) return null;
  const value = sign === '%' ? (Number(digits) / 100) * whole : Number(digits);
  return value <= whole ? value : null;
}

/** Degrees. */
function angle(text: string | undefined): number | null {
  const digits = /^(-?\d*\.?\d+)(?:deg)?$/u.exec(text ?? '')?.[1];
  return digits === undefined ? null : Number(digits);
}

function rgb(parts: readonly (number | null)[]): Hex | null {
  if (parts.length !== 3 || parts.some((part) => part === null)) return null;
  return `#${parts
    .map((part) =>
      Math.round(part ?? 0)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** CSS Color 4, section 7. */
function hsl(hue: number | null, saturation: number | null, lightness: number | null): Hex | null {
  if (hue === null || saturation === null || lightness === null) return null;
  const turned = ((hue % 360) + 360) % 360;
  const reach = saturation * Math.min(lightness, 1 - lightness);
  return rgb(
    [0, 8, 4].map((from) => {
      const at = (from + turned / 30) % 12;
      return 255 * (lightness - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
    }),
  );
}

/** Ottosson's matrices, as CSS Color 4 has them. */
function oklch(lightness: number | null, chroma: number | null, hue: number | null): Hex | null {
  if (lightness === null || chroma === null || hue === null) return null;
  const turn = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOfLinear([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]);
}
