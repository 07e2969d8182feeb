import { parseColour } from '@slipway/colour';

const mostColours = 12;
const mostFonts = 8;
const mostLetters = 2_000_000;
/** Of one declaration. */
const longest = 600;
const generic =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|emoji|math|inherit|initial|unset|revert|-apple-system|blinkmacsystemfont)$/iu;
/** Signs drawn as letters. */
const ofIcons = /icon|awesome|symbol|glyph|emoji/iu;

interface Styles {
  readonly fonts: readonly string[];
  readonly colours: readonly { readonly hex: string; readonly count: number }[];
}

/** Families and colours by how often style sheets write them. */
export function readStyles(css: string): Styles {
  const fonts = new Map<string, number>();
  const colours = new Map<string, number>();
  const named = new Map<string, string>();
  const all = [...declarations(css)];
  for (const { name, value } of all) if (name.startsWith('--')) named.set(name, value);
  for (const { name, value } of all) {
    if (name === 'font-family') count(fonts, familyIn(resolve(value, named)));
    for (const [found] of value.matchAll(
      /#[\da-f]{6}(?![\da-z])|#[\da-f]{3}(?![\da-z])|(?:rgb|hsl|oklch)a?\([^()]{5,60}\)/giu,
    ))
      count(colours, parseColour(found));
  }
  return {
    fonts: byCount(fonts)
      .slice(0, mostFonts)
      .map(([family]) => family),
    colours: byCount(colours)
      .slice(0, mostColours)
      .map(([hex, times]) => ({ hex, count: times })),
  };
}

/** What ends at a brace that opens is a selector. Found without a pattern over the whole: a sheet may be one endless line. */
function* declarations(css: string): Generator<{ readonly name: string; readonly value: string }> {
  const plain = css.slice(0, mostLetters).replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/gu, ' ');
  let start = 0;
  for (const end of plain.matchAll(/[;{}]/gu)) {
    const piece = plain.slice(start, Math.min(end.index, start + longest));
    start = end.index + 1;
    const colon = piece.indexOf(':');
    if (end[0] === '{' || colon < 0) continue;
    yield { name: piece.slice(0, colon).trim().toLowerCase(), value: piece.slice(colon + 1) };
  }
}

/** `var(--body, Arial)` is what the sheet calls so; else what stands in for it. One step, then another: no ring is followed. */
function resolve(value: string, named: ReadonlyMap<string, string>): string {
  let now = value;
  for (let step = 0; step < 2; step += 1) {
    const [, name, other] = /^\s*var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/u.exec(now) ?? [];
    if (name === undefined) return now;
    now = named.get(name) ?? other ?? '';
  }
  return now;
}

function familyIn(value: string): string | null {
  const first =
    value
      .split(',')[0]
      ?.replaceAll(/["']|!important/gu, '')
      .trim() ?? '';
  const isName = /^[\p{L}\d][\p{L}\d ._-]{1,40}$/u.test(first);
  return isName && !generic.test(first) && !ofIcons.test(first) ? first : null;
}

function count(counts: Map<string, number>, key: string | null): void {
  if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function byCount(counts: ReadonlyMap<string, number>): [string, number][] {
  return [...counts].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1));
}
