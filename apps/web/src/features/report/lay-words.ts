import { splitText } from '@slipway/report';

/** A figure takes the punctuation after it along, so that no full stop begins a line. */
export type LaidPiece = { readonly text: string } | { readonly figure: string; readonly tail: string };

/** Longer than this a word may break: kept whole it would not fit a phone. */
const longestWord = 24;

interface LaidText {
  readonly pieces: readonly LaidPiece[];
  /** The last word or figure: the marks behind it stay on its line. */
  readonly last: LaidPiece | null;
}

export function layWords(text: string): LaidText {
  const pieces: LaidPiece[] = [];
  for (const piece of splitText(text)) {
    const before = pieces.at(-1);
    if ('figure' in piece) {
      pieces.push({ figure: piece.figure, tail: '' });
      continue;
    }
    const tail = before && 'figure' in before ? (/^[^\s\p{L}\p{N}(“"‘]+/u.exec(piece.text)?.[0] ?? '') : '';
    if (before && 'figure' in before && tail) pieces.splice(-1, 1, { ...before, tail });
    const rest = piece.text.slice(tail.length);
    if (rest) pieces.push({ text: rest });
  }
  const end = pieces.pop();
  if (!end) return { pieces, last: null };
  if ('figure' in end) return { pieces, last: end };
  const cut = end.text.trimEnd().lastIndexOf(' ') + 1;
  const word = end.text.slice(cut);
  if (word.length > longestWord) return { pieces: [...pieces, end], last: null };
  return { pieces: cut > 0 ? [...pieces, { text: end.text.slice(0, cut) }] : pieces, last: { text: word } };
}
