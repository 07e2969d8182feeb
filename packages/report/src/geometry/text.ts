/** Widths of Inter in em, by class of letter: near enough to place labels where no screen can measure them. */
const narrow = new Set("iljtfrI.,:;'’|!()[]-– ");
const wide = new Set('mwMW@%—');

function em(letter: string): number {
  if (narrow.has(letter)) return 0.34;
  if (wide.has(letter)) return 0.9;
  const code = letter.codePointAt(0) ?? 0;
  // East Asian scripts and pictures fill their square.
  if (code >= 0x2e80) return 1;
  return letter >= 'A' && letter <= 'Z' ? 0.7 : 0.6;
}

export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += em(letter);
  return width * size;
}

/** Cut with an ellipsis when it is too long for its place; the full text stands in the chart's table. */
export function fitText(text: string, maxWidth: number, size: number): string {
  if (textWidth(text, size) <= maxWidth) return text;
  let kept = '';
  for (const letter of text) {
    if (textWidth(`${kept}${letter}…`, size) > maxWidth) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

export function wrapText(text: string, maxWidth: number, size: number, maxLines: number): string[] {
  const lines: string[] = [];
  let rest = text.split(/\s+/).filter(Boolean);
  while (rest.length > 0 && lines.length < maxLines) {
    let taken = 1;
    while (taken < rest.length && textWidth(rest.slice(0, taken + 1).join(' '), size) <= maxWidth) taken++;
    if (lines.length === maxLines - 1) taken = rest.length;
    lines.push(fitText(rest.slice(0, taken).join(' '), maxWidth, size));
    rest = rest.slice(taken);
  }
  return lines;
}
