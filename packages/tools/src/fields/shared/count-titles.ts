/** Rows over the headings: the name of the company, of the report, a comment. One cell of words, where a table has several. */
export function countTitles(
  rows: readonly (readonly string[])[],
  isOfTable: (cell: string) => boolean = () => false,
): number {
  const filled = (row: readonly string[]) => row.filter((cell) => cell !== '');
  const isTitle = (row: readonly string[]) => {
    const [only = '', ...others] = filled(row);
    return others.length === 0 && !/^[\d\s.,/-]*\d$/u.test(only) && !isOfTable(only);
  };
  const looked = rows.slice(0, 20);
  const from = looked.findIndex((row) => !isTitle(row));
  return from > 0 && looked.slice(from).some((row) => filled(row).length > 1) ? from : 0;
}
