const kept = ['href', 'role', 'aria-label', 'scope', 'action'];

/** Markup as it is read by a person: an element a line, with its classes and its words, each inside the one above it. */
export function outline(markup: string): string {
  const lines: string[] = [];
  let depth = 0;
  let isDrawing = false;
  for (const [, tag, text = ''] of markup.matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (tag === undefined) {
      const words = text.trim();
      if (!isDrawing && words !== '') lines.push(`${'  '.repeat(depth)}“${words}”`);
      continue;
    }
    const [, slash, name = ''] = /^<(\/?)([a-z\d]+)/.exec(tag) ?? [];
    if (name === 'svg') isDrawing = slash === '';
    if (slash !== '') depth -= isDrawing ? 0 : 1;
    else if (!isDrawing || name === 'svg') lines.push(`${'  '.repeat(depth)}${describe(name, tag)}`);
    if (slash === '' && !isDrawing && !['img', 'input', 'br'].includes(name)) depth += 1;
    if (slash !== '' && name === 'svg') depth += 1;
  }
  return joinWords(lines).join('\n');
}

function describe(name: string, tag: string): string {
  const attribute = (wanted: string) => new RegExp(` ${wanted}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const classes = attribute('class').split(' ').filter(Boolean);
  const others = kept.flatMap((one) => (attribute(one) === '' ? [] : [`[${one} ${attribute(one)}]`]));
  return [[name, ...classes].join('.'), ...others].join(' ');
}

/** An element that holds words and nothing else has them in its own line. */
function joinWords(lines: readonly string[]): string[] {
  const indent = (line = '') => line.length - line.trimStart().length;
  const joined: string[] = [];
  for (const [at, line] of lines.entries()) {
    const [before, after] = [lines[at - 1], lines[at + 1]];
    const isAlone = indent(after) < indent(line) || after === undefined;
    if (line.trim().startsWith('“') && before !== undefined && indent(before) < indent(line) && isAlone)
      joined[joined.length - 1] = `${joined.at(-1)} ${line.trim()}`;
    else joined.push(line);
  }
  return joined;
}
