export interface Line {
  /** As the person counts, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

const separators = ['\t', ';', ','] as const;

/** Which of them stands between the cells: the first that most lines have. Decimal commas come last. */
function findSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const isIn = (sign: string) => lines.filter((line) => splitLine(line, sign).length > 1).length;
  return separators.find((sign) => isIn(sign) * 2 > lines.length) ?? ',';
}

/** Lines with something in them; a line break inside quotes is part of its cell. */
export function* splitRows(source: string): Generator<Line> {
  // Old exports end their lines with a carriage return alone.
  const text = source.replace(/^\ufeff/u, '').replace(/\r\n?/gu, '\n');
  // Excel's own first line: it names what stands between the cells.
  const named = /^sep=(.)\n/iu.exec(text);
  const sign = named?.[1] ?? findSeparator(text);
  const hasQuotes = text.includes('"');
  let number = named ? 1 : 0;
  let from = named?.[0].length ?? 0;
  while (from < text.length) {
    let end = lineEnd(text, from);
    number += 1;
    const started = number;
    if (hasQuotes)
      while (end < text.length && hasOpenQuote(text, from, end)) {
        end = lineEnd(text, end + 1);
        number += 1;
      }
    const line = text.slice(from, end);
    const cells = line.trim() === '' ? [] : splitLine(line, sign);
    if (cells.some((cell) => cell !== '')) yield { number: started, cells };
    from = end + 1;
  }
}

function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  return feed === -1 ? text.length : feed;
}

const longestCell = 2000;

function hasOpenQuote(text: string, from: number, end: number): boolean {
  if (end - from > longestCell) return false;
  let quotes = 0;
  for (let at = from; at < end; at += 1) if (text[at] === '"') quotes += 1;
  return quotes % 2 === 1;
}

function splitLine(line: string, sign: string): string[] {
  if (!line.includes('"')) return line.split(sign).map((cell) => cell.trim());
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? '';
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (letter === sign && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
