/** As much of XML as the files of spreadsheets need. */

const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(notInXml, '')
    .replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? '');
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  // Nearly every cell: a quarter of the time of opening a file.
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/giu, (whole, hex, decimal, name) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
}

interface Tag {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly kind: 'open' | 'close' | 'whole';
  readonly attributes: Readonly<Record<string, string>>;
  /** What stands between this tag and the next. */
  readonly text: string;
}

const tag =
  /<(?:!--[\s\S]*?--|\?[\s\S]*?\?|(\/?)([\w.-]+:)?([\w.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?))>([^<]*)/gu;
const attribute = /([\w.-]+:)?([\w.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** Every tag in reading order. A document type is refused: with it come entities that grow without end. */
export function* readTags(xml: string): Generator<Tag> {
  if (/<!DOCTYPE/iu.test(xml.slice(0, 2000))) throw new SyntaxError('A document type is not read.');
  for (const [, closes, , name, inside, ends, text = ''] of xml.matchAll(tag)) {
    if (name === undefined) continue;
    const attributes: Record<string, string> = {};
    for (const [, prefix = '', key = '', double, single] of (inside ?? '').matchAll(attribute))
      attributes[prefix === 'r:' ? `r:${key}` : key] = decode(double ?? single ?? '');
    yield {
      name,
      kind: closes === '/' ? 'close' : ends === '/' ? 'whole' : 'open',
      attributes,
      text: decode(text),
    };
  }
}
