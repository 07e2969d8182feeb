/** What spreadsheets skip before they look at a cell: space of any kind, control and format characters. */
const skipped = /^[\s\p{Z}\p{C}]+/u;
const plainNumber = /^[-+\u2212]?\d+(?:[.,]\d+)*\s?%?$/u;

/**
 * A text that a spreadsheet would run as a formula gets an apostrophe in front. What it begins with is judged as the
 * spreadsheet sees it: without what is skipped, and with full-width and other look-alike signs as the plain ones.
 */
export function disarmFormula(text: string): string {
  const seen = text.replace(skipped, '').normalize('NFKC').replace(skipped, '').trimEnd();
  if (plainNumber.test(seen)) return text;
  return /^[=+\-\u2212@]./su.test(seen) || /^[\t\r]/u.test(text) ? `'${text}` : text;
}
