/** A text in one digit system, and where each of its characters came from. */
interface PlainText {
  readonly text: string;
  /** `at[i]` is the offset in the original of plain character `i`; one more entry closes the text. */
  readonly at: readonly number[];
}

/**
 * Full-width, Arabic-Indic, Devanagari, mathematical, circled and superscript digits, vulgar fractions and hidden
 * characters between digits are ways to write a number past a reader that only knows 0 to 9.
 */
export function plainDigits(original: string): PlainText {
  let text = '';
  const at: number[] = [];
  let offset = 0;
  for (const character of original) {
    const plain = plainCharacter(character);
    // "1½" must not become "11/2".
    const spaced = plain.includes('/') && plain.length > 1 ? ` ${plain}` : plain;
    for (let index = 0; index < spaced.length; index += 1) at.push(offset);
    text += spaced;
    offset += character.length;
  }
  at.push(offset);
  return { text, at };
}

function plainCharacter(character: string): string {
  if (character >= ' ' && character <= '~') return character;
  if (/\p{Cf}/u.test(character)) return '';
  switch (character) {
    case '٫':
      return '.';
    case '٬':
      return ',';
    case '٪':
      return '%';
    case '−':
    case '‐':
    case '‑':
      return '-';
    case '×':
      return 'x';
  }
  const folded = character.normalize('NFKC').replaceAll('⁄', '/');
  return [...folded].map((part) => (/\p{Nd}/u.test(part) ? digitOf(part) : part)).join('');
}

/** Digits of a script stand in a row of ten, zero first. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
