/** Rows of cells: quotes may hold a separator or a line break, and a doubled quote is one. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const separator = findSeparator(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isQuoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (isQuoted || cell.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) cell += letter;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

/** As the first line has it. */
function findSeparator(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const found = /[\t;,]/u.exec(line.replace(/"[^"]*"/gu, ''));
  return found?.[0] ?? ',';
}
