/** The small part of Markdown that the legal texts use, as data: the page turns it into elements, so nothing needs escaping. */
export type Inline =
  | { readonly kind: 'text' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] };

const inlineMarks = /\*\*([^*]+)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)/g;

export function parseInlines(line: string): Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(inlineMarks)) {
    if (match.index > from) inlines.push({ kind: 'text', text: line.slice(from, match.index) });
    const [whole, strong, code, text = '', href = ''] = match;
    if (strong !== undefined) inlines.push({ kind: 'strong', text: strong });
    else if (code !== undefined) inlines.push({ kind: 'code', text: code });
    // Only places on this site and mail or web addresses: a text is no way in for a script.
    else if (/^(?:\/(?!\/)|#|https:|mailto:)/.test(href)) inlines.push({ kind: 'link', text, href });
    else inlines.push({ kind: 'text', text: whole });
    from = match.index + whole.length;
  }
  if (from < line.length) inlines.push({ kind: 'text', text: line.slice(from) });
  return inlines;
}

function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

export function parseMarkdown(source: string): Block[] {
  return source
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(parseBlock);
}

function parseBlock(chunk: string): Block {
  const heading = /^(#{1,3}) (.+)$/.exec(chunk);
  if (heading?.[1] && heading[2]) {
    const level = heading[1].length === 1 ? 1 : heading[1].length === 2 ? 2 : 3;
    return { kind: 'heading', level, text: heading[2], id: slugOf(heading[2]) };
  }
  const lines = chunk.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return { kind: 'table', rows: parseRows(lines) };
  for (const [mark, ordered] of [
    [/^- /, false],
    [/^\d+\. /, true],
  ] as const)
    if (lines.every((line) => mark.test(line)))
      return { kind: 'list', ordered, items: lines.map((line) => parseInlines(line.replace(mark, ''))) };
  return { kind: 'paragraph', inlines: parseInlines(lines.join(' ')) };
}

/** The second line of a table only draws the rule under its head. */
function parseRows(lines: readonly string[]): Inline[][][] {
  return lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => parseInlines(cell.trim())),
    );
}
