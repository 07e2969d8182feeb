export interface Line {
  /** As the person counts, from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

const separators = ['\t', ';', ','] as const;

/** Which of them stands between the cells: the one the first lines have most of, alike. */
export function findSeparator(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const counts = (sign: string) => lines.map((line) => splitLine(line, sign).length - 1);
  const least = (sign: string) => Math.min(...counts(sign));
  return separators.find((sign) => lines.length > 0 && least(sign) > 0) ?? ',';
}

/** Lines with something in them; a line break inside quotes is part of its cell. */
export function* splitRows(text: string): Generator<Line> {
  const sign = findSeparator(text);
  const hasQuotes = text.includes('"');
  let number = 0;
  let from = text.startsWith('\ufeff') ? 1 : 0;
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
    if (line.trim() !== '') yield { number: started, cells: splitLine(line, sign) };
    from = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
  }
}

function lineEnd(text: string, from: number): number {
  const feed = text.indexOf('\n', from);
  const end = feed === -1 ? text.length : feed;
  const back = text.lastIndexOf('\r', end);
  // Old exports end their lines with a carriage return alone.
  if (back < from) return end;
  const first = text.indexOf('\r', from);
  return first === end - 1 && text[end] === '\n' ? first : Math.min(first, end);
}

const longestCell = 2000;

function hasOpenQuote(text: string, from: number, end: number): boolean {
  if (end - from > longestCell) return false;
  let quotes = 0;
  for (let at = text.indexOf('"', from); at !== -1 && at < end; at = text.indexOf('"', at + 1)) quotes += 1;
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
