export interface Quote {
  readonly name: string;
  /** An exact piece of the text. */
  readonly words: string;
}

interface Piece {
  readonly at: number;
  readonly words: string;
  /** Null for what no quote covers. */
  readonly name: string | null;
}

/** The text in pieces, short quotes before the long ones that hold them, so that no two overlap. */
export function cutAtQuotes(text: string, quotes: readonly Quote[]): readonly Piece[] {
  const taken: Piece[] = [];
  for (const { name, words: read } of quotes.toSorted((a, b) => a.words.length - b.words.length)) {
    const at = read === '' ? -1 : text.indexOf(read);
    // A stop at the head of a line would look lost: it stays with the words before it.
    const words = at < 0 ? read : read + (/^[.,;!?]+/u.exec(text.slice(at + read.length))?.[0] ?? '');
    const isFree = taken.every((one) => at + words.length <= one.at || at >= one.at + one.words.length);
    if (at >= 0 && isFree) taken.push({ at, words, name });
  }
  const pieces: Piece[] = [];
  let end = 0;
  for (const piece of taken.toSorted((a, b) => a.at - b.at)) {
    if (piece.at > end) pieces.push({ at: end, words: text.slice(end, piece.at), name: null });
    pieces.push(piece);
    end = piece.at + piece.words.length;
  }
  return end < text.length ? [...pieces, { at: end, words: text.slice(end), name: null }] : pieces;
}
