/** Letters of a word, and its sounds. */
export type Pair = readonly [letters: string, sounds: readonly string[]];

/** Letters and sounds that one piece of a word may have: `x` is two sounds, `tch` is one, a silent letter none. */
const sizes = [
  [1, 1],
  [2, 1],
  [1, 0],
  [1, 2],
  [3, 1],
  [4, 1],
] as const;
const rounds = 8;
/** At first a piece of one letter and one sound is likelier than any other. */
const firstGuess: Readonly<Record<string, number>> = {
  '1/1': 1e-2,
  '2/1': 1e-3,
  '1/0': 1e-5,
  '1/2': 1e-5,
  '3/1': 1e-5,
  '4/1': 1e-7,
};

/** Cuts every word into pieces `letters:sounds`, so that as few pieces as can be explain all of them (Viterbi training). */
export function alignWords(pairs: readonly Pair[]): readonly (readonly string[])[] {
  let chances: ReadonlyMap<string, number> | null = null;
  let cut: (readonly string[])[] = [];
  for (let round = 0; round < rounds; round++) {
    cut = pairs.flatMap((pair) => {
      const pieces = alignWord(pair, chances);
      return pieces === null ? [] : [pieces];
    });
    chances = countPieces(cut);
  }
  return cut;
}

function countPieces(cut: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  for (const piece of cut.flat()) seen.set(piece, (seen.get(piece) ?? 0) + 1);
  const all = cut.flat().length;
  return new Map([...seen].map(([piece, count]) => [piece, count / all]));
}

interface Step {
  readonly log: number;
  readonly back: Step | null;
  readonly piece: string;
}

function alignWord(
  [letters, sounds]: Pair,
  chances: ReadonlyMap<string, number> | null,
): readonly string[] | null {
  const best: (Step | undefined)[][] = Array.from({ length: letters.length + 1 }, () => []);
  (best[0] as Step[])[0] = { log: 0, back: null, piece: '' };
  for (let at = 0; at < letters.length; at++)
    for (let heard = 0; heard <= sounds.length; heard++) {
      const from = best[at]?.[heard];
      if (from === undefined) continue;
      for (const [spelled, said] of sizes) {
        const row = best[at + spelled];
        if (row === undefined || heard + said > sounds.length) continue;
        const piece = `${letters.slice(at, at + spelled)}:${sounds.slice(heard, heard + said).join('+')}`;
        const chance =
          chances === null ? (firstGuess[`${spelled}/${said}`] ?? 0) : (chances.get(piece) ?? 1e-9);
        const log = from.log + Math.log(chance);
        if (log > (row[heard + said]?.log ?? Number.NEGATIVE_INFINITY))
          row[heard + said] = { log, back: from, piece };
      }
    }
  const end = best[letters.length]?.[sounds.length];
  if (end === undefined) return null;
  const pieces: string[] = [];
  for (let at: Step | null = end; at?.back; at = at.back) pieces.unshift(at.piece);
  return pieces;
}
