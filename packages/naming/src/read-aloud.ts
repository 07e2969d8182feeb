import type { Sounds } from './pronunciations.ts';
import { edge, type SpellingModel } from './spelling-model.ts';

interface Path {
  chance: number;
  readonly piece: number;
  /** Sounds with a space between them. */
  readonly said: string;
}

const beam = 16;
/** A way to say it that is so much less likely than the usual one is not meant. */
const likelyFrom = 0.03;

/** How English readers say letters that are no word, the likeliest way first; empty where nobody could. */
export function readAloud(model: SpellingModel, letters: string): readonly Sounds[] {
  const open: Map<string, Path>[] = Array.from({ length: letters.length + 1 }, () => new Map());
  open[0]?.set('', { chance: 1, piece: edge, said: '' });
  for (let at = 0; at < letters.length; at++) {
    const paths = best(open[at]);
    if (paths.length === 0) continue;
    const fitting = (model.byLetter.get(letters[at] ?? '') ?? []).flatMap((place) => {
      const piece = model.pieces[place];
      if (!piece || !letters.startsWith(piece.letters, at)) return [];
      return { place, said: piece.sounds.join(' '), ends: open[at + piece.letters.length] };
    });
    for (const path of paths)
      for (const { place, said, ends } of fitting) {
        const all = path.said === '' || said === '' ? path.said + said : `${path.said} ${said}`;
        const chance = path.chance * model.chance(path.piece, place);
        addTo(ends, `${place} ${all}`, { chance, piece: place, said: all });
      }
  }
  const ended = new Map<string, Path>();
  for (const path of open[letters.length]?.values() ?? [])
    addTo(ended, path.said, { ...path, chance: path.chance * model.chance(path.piece, edge) });
  const ways = best(ended);
  return ways
    .filter(({ chance }) => chance >= likelyFrom * (ways[0]?.chance ?? 0))
    .map(({ said }) => (said === '' ? [] : said.split(' ')));
}

function addTo(paths: Map<string, Path> | undefined, key: string, path: Path): void {
  const known = paths?.get(key);
  if (known === undefined) paths?.set(key, path);
  else known.chance += path.chance;
}

const best = (paths: ReadonlyMap<string, Path> | undefined): readonly Path[] =>
  [...(paths?.values() ?? [])].sort((a, b) => b.chance - a.chance).slice(0, beam);
