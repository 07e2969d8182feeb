import { cutLetters } from '../../cut-letters.ts';
import { colourOf } from '../../draw/pens.ts';
import type { Run } from '../../paper/node.ts';
import type { Face, Letters, Press } from './press.ts';

export interface Line {
  readonly pieces: readonly Letters[];
  /** Without the space at its end. */
  readonly width: number;
}

export interface Look {
  readonly size: number;
  readonly face?: Face;
  /** Of runs that have none of their own. */
  readonly pen?: string;
}

/** Letters between two spaces, in one look or several: "$29", its full stop and the number of its note stay together. */
interface Word {
  readonly pieces: (Letters & { readonly isNote?: true })[];
  isEnd: boolean;
}

/** Where a numbered note stands; ours without a number are listed together. */
export function nameNote(label: string): string | undefined {
  const [number] = /[SW]?\d+/u.exec(label) ?? [];
  return number === undefined ? undefined : `note-${number}`;
}

export const isSourceNote = (name: string): boolean => /^note-S\d+$/u.test(name);

/** Runs as lines that fit into `width`. */
export function breakLines(press: Press, runs: readonly Run[], width: number, look: Look): readonly Line[] {
  const lines: Line[] = [];
  let pieces: Letters[] = [];
  let used = 0;
  let bare = 0;
  const next = () => {
    if (pieces.length > 0) lines.push({ pieces: join(pieces), width: bare });
    pieces = [];
    used = 0;
  };
  for (const word of listWords(runs, look).flatMap((one) => cutWord(press, one, width))) {
    const long = widthOf(press, word.pieces);
    if (used > 0 && used + long > width) next();
    bare = used + long;
    pieces.push(...word.pieces, ...(word.isEnd ? [] : [spaceAfter(word)]));
    used = bare + (word.isEnd ? 0 : press.measure(spaceAfter(word)));
    if (word.isEnd) next();
  }
  next();
  return lines;
}

function listWords(runs: readonly Run[], look: Look): Word[] {
  const words: Word[] = [];
  let word: Word = { pieces: [], isEnd: false };
  const close = (isEnd: boolean) => {
    if (word.pieces.length > 0) words.push({ ...word, isEnd });
    else if (isEnd && words.length > 0) (words.at(-1) ?? word).isEnd = true;
    word = { pieces: [], isEnd: false };
  };
  for (const run of runs) {
    const inLook = lookOf(run, look);
    if (run.isNote) {
      const leadsTo = nameNote(run.text);
      word = word.pieces.length > 0 ? word : (words.pop() ?? word);
      word.pieces.push({ ...inLook, text: run.text, isNote: true, ...(leadsTo && { leadsTo }) });
      continue;
    }
    for (const [part] of run.text.matchAll(/\n|[ \t\r]+|[^ \t\r\n]+/gu))
      if (part === '\n') close(true);
      else if (part.trim() === '') close(false);
      else word.pieces.push({ ...inLook, text: part });
  }
  close(true);
  return words;
}

function lookOf(run: Run, { size, face = 'regular', pen = 'ink' }: Look): Omit<Letters, 'text'> {
  if (run.isNote) return { face: 'regular', size: Math.min(7, size), colour: colourOf('ink-soft') };
  return {
    face: run.strong && face === 'regular' ? 'strong' : face,
    size,
    colour: colourOf(run.pen ?? pen),
  };
}

/** Longer than a line, as an address can be: before the number of a note, which stays whole, else where it must be. */
function cutWord(press: Press, word: Word, width: number): Word[] {
  if (widthOf(press, word.pieces) <= width) return [word];
  const at = word.pieces.findIndex(({ isNote }, place) => place > 0 && isNote === true);
  const mark = word.pieces[at];
  if (mark !== undefined) {
    const rest = [{ ...mark, text: mark.text.trimStart() }, ...word.pieces.slice(at + 1)];
    return [
      ...cutWord(press, { pieces: word.pieces.slice(0, at), isEnd: true }, width),
      ...cutWord(press, { ...word, pieces: rest }, width),
    ];
  }
  const letters = word.pieces.flatMap(({ text, ...look }) =>
    [...text].map((letter) => ({ ...look, text: letter })),
  );
  const ends = cutLetters(
    letters.map(({ text }) => text),
    letters.map((letter) => press.measure(letter)),
    width,
  );
  return ends.map((end, at) => ({
    pieces: join(letters.slice(ends[at - 1] ?? 0, end)),
    // A part takes a line of its own; only the last may have company.
    isEnd: at < ends.length - 1 || word.isEnd,
  }));
}

const spaceAfter = ({ pieces }: Word): Letters => {
  const last = pieces.at(-1);
  if (last === undefined) throw new Error('A word has letters.');
  return { ...last, text: ' ' };
};

function widthOf(press: Press, pieces: readonly Letters[]): number {
  return join(pieces).reduce((sum, piece) => sum + press.measure(piece), 0);
}

/** Neighbours in one look are written at once. */
function join(pieces: readonly Letters[]): Letters[] {
  const joined: Letters[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isSame =
      last?.face === piece.face &&
      last.size === piece.size &&
      last.colour === piece.colour &&
      last.leadsTo === piece.leadsTo;
    if (last !== undefined && isSame) joined.splice(-1, 1, { ...last, text: last.text + piece.text });
    else joined.push(piece);
  }
  return joined;
}
