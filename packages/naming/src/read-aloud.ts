import type { Sounds } from './pronunciations.ts';
import { edge, type SpellingModel } from './spelling-model.ts';

interface Path {
  readonly chance: number;
  readonly piece: number;
  readonly sounds: Sounds;
}

const beam = 16;
/** A way to say it that is so much less likely than the usual one is not meant. */
const likelyFrom = 0.03;

/** How English readers say letters that are no word, the likeliest way first; empty where nobody could. */
export function readAloud(model: SpellingModel, letters: string): readonly Sounds[] {
  const open: Map<string, Path>[] = Array.from({ length: letters.length + 1 }, () => new Map());
  open[0]?.set('', { chance: 1, piece: edge, sounds: [] });
  for (let at = 0; at < letters.length; at++)
    for (const path of best(open[at]))
      for (const place of model.byLetter.get(letters[at] ?? '') ?? []) {
        const piece = model.pieces[place];
        if (!piece || !letters.startsWith(piece.letters, at)) continue;
        const sounds = [...path.sounds, ...piece.sounds];
        addTo(open[at + piece.letters.length], `${place} ${sounds.join(' ')}`, {
          chance: path.chance * model.chance(path.piece, place),
          piece: place,
          sounds,
        });
      }
  const said = new Map<string, Path>();
  for (const path of open[letters.length]?.values() ?? [])
    addTo(said, path.sounds.join(' '), { ...path, chance: path.chance * model.chance(path.piece, edge) });
  const ways = best(said);
  return ways
    .filter(({ chance }) => chance >= likelyFrom * (ways[0]?.chance ?? 0))
    .map(({ sounds }) => sounds);
}

function addTo(paths: Map<string, Path> | undefined, key: string, path: Path): void {
  paths?.set(key, { ...path, chance: path.chance + (paths.get(key)?.chance ?? 0) });
}

const best = (paths: ReadonlyMap<string, Path> | undefined): readonly Path[] =>
  [...(paths?.values() ?? [])].sort((a, b) => b.chance - a.chance).slice(0, beam);
