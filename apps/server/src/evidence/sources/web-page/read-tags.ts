export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Longer ones carry pictures or data, not words. */
const longestTag = 4000;
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** In all patterns here a tag ends at the next bracket of either kind: a page may be two million open ones. */

/** Without comments, scripts and what is drawn: none of it is read by people. */
export function withoutHidden(html: string): string {
  return html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/gu, ' ')
    .replaceAll(/<(script|noscript|template|svg|iframe)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ');
}

export function listTags(html: string, name: string): readonly Tag[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^<>]*)>`, 'giu'))]
    .filter(([tag]) => tag.length <= longestTag)
    .map(([, rest = '']) => ({ name, attributes: attributesOf(rest) }));
}

function attributesOf(text: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, key = '', double, single, bare] of text.matchAll(
    /([a-z][\w:-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/giu,
  ))
    found[key.toLowerCase()] ??= plainText(double ?? single ?? bare ?? '');
  return found;
}

/** What stands between the tags, as it is read. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<\/?(?:a|abbr|b|em|i|mark|s|small|span|strong|u)\b[^<>]*>/giu, '')
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/giu, (whole, code: string) => entity(code) ?? whole)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toWellFormed();
}

function entity(code: string): string | undefined {
  if (!code.startsWith('#')) return named[code.toLowerCase()];
  const point = /^#x/iu.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 31 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : ' ';
}
