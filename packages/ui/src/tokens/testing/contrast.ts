export type Theme = 'light' | 'dark';
type Tokens = ReadonlyMap<string, Readonly<Record<Theme, string>>>;

/** Reads `--name: light-dark(#rrggbb, #rrggbb)`; tokens with transparency carry no text and are left out. */
export function readTokens(css: string): Tokens {
  const tokens = new Map<string, Record<Theme, string>>();
  for (const [, name, light, dark] of css.matchAll(
    /--([\w-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/gi,
  )) {
    if (name && light && dark) tokens.set(name, { light, dark });
  }
  return tokens;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG 2 contrast ratio of two opaque colours. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
