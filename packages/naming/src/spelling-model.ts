/** A piece of a word: letters, and the sounds they stand for. `tch` is one sound, `x` is two, a silent letter none. */
interface Piece {
  readonly letters: string;
  readonly sounds: readonly string[];
}

/** Which piece follows which in English words. */
export interface SpellingModel {
  readonly pieces: readonly Piece[];
  /** Places in `pieces` by the first letter, and by the first sound; silent ones apart. */
  readonly byLetter: ReadonlyMap<string, readonly number[]>;
  readonly bySound: ReadonlyMap<string, readonly number[]>;
  readonly silent: readonly number[];
  /** The chance of a piece behind another; -1 is the edge of the word. */
  readonly chance: (before: number, piece: number) => number;
}

export const edge = -1;
/** What a pair that was never seen gets of the chance that its second piece has anywhere. */
const unseenShare = 0.02;

/** `table`: content/naming/spellings.tsv. */
export function readSpellingModel(table: string): SpellingModel {
  const places = new Map<string, number>();
  const pieces: Piece[] = [];
  const placeOf = (name: string): number => {
    if (name === '^' || name === '$') return edge;
    const known = places.get(name);
    if (known !== undefined) return known;
    const [letters = '', sounds = ''] = name.split(':');
    pieces.push({ letters, sounds: sounds === '' ? [] : sounds.split('+') });
    places.set(name, pieces.length - 1);
    return pieces.length - 1;
  };
  const rows = table
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [before = '', piece = '', seen] = line.split('\t');
      return [placeOf(before), placeOf(piece), Number(seen)] as const;
    });
  const pairs = new Map<number, number>();
  const before = new Map<number, number>();
  const alone = new Map<number, number>();
  let all = 0;
  const keyOf = (a: number, b: number) => (a + 1) * (pieces.length + 1) + b + 1;
  for (const [a, b, seen] of rows) {
    pairs.set(keyOf(a, b), seen);
    before.set(a, (before.get(a) ?? 0) + seen);
    alone.set(b, (alone.get(b) ?? 0) + seen);
    all += seen;
  }
  const chances = new Float64Array((pieces.length + 1) ** 2);
  for (let a = edge; a < pieces.length; a++)
    for (let b = edge; b < pieces.length; b++)
      chances[keyOf(a, b)] =
        ((1 - unseenShare) * (pairs.get(keyOf(a, b)) ?? 0)) / (before.get(a) ?? 1) +
        (unseenShare * (alone.get(b) ?? 0)) / all;
  return {
    pieces,
    byLetter: group(pieces, ({ letters }) => letters[0]),
    bySound: group(pieces, ({ sounds }) => sounds[0]),
    silent: [...pieces.keys()].filter((at) => pieces[at]?.sounds.length === 0),
    chance: (a, b) => chances[keyOf(a, b)] ?? 0,
  };
}

function group(
  pieces: readonly Piece[],
  firstOf: (piece: Piece) => string | undefined,
): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [at, piece] of pieces.entries()) {
    const first = firstOf(piece);
    if (first === undefined) continue;
    groups.set(first, [...(groups.get(first) ?? []), at]);
  }
  return groups;
}
