/** Rows of a tab-separated table under its header line. Throws a sentence that names the line. */
export function readTable(text: string, columns: readonly string[], where: string): readonly string[][] {
  const [head = '', ...lines] = text.split('\n').filter((line) => line !== '');
  if (head !== columns.join('\t'))
    throw new Error(`${where}: the first line must name ${columns.join(', ')}.`);
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length || cells.some((cell) => cell === '' || cell !== cell.trim()))
      throw new Error(`${where}: ${columns.length} columns are wanted ("${line}").`);
    return cells;
  });
}
