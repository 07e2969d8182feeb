import type { Sounds } from './pronunciations.ts';
import { edge, type SpellingModel } from './spelling-model.ts';

/** One way to go on: a piece of the word, and where it leads. */
interface Path {
  chance: number;
  readonly piece: number;
  readonly heard: number;
  readonly letters: string;
}

const beam = 32;
/** Less likely than the best so far by this factor, it is dropped. */
const hopeless = 1e-4;
/** Of the ways to write a word; what is left out is too seldom to matter. */
const steps = 24;

/** The likeliest spellings of what was heard, each with its share of all that were found. */
export function spellSounds(
  model: SpellingModel,
  sounds: Sounds,
): readonly { readonly letters: string; readonly share: number }[] {
  const fitting = sounds.map((_, heard) => listFitting(model, sounds, heard));
  const done = new Map<string, number>();
  let open: readonly Path[] = [{ chance: 1, piece: edge, heard: 0, letters: '' }];
  for (let step = 0; step < steps && open.length > 0; step++) {
    const next = new Map<string, Path>();
    const go = (path: Path, piece: number, heard: number): void => {
      const letters = path.letters + (model.pieces[piece]?.letters ?? '');
      // Two signs at the end, whatever the letters are: it is made ten thousand times for each word.
      const key = letters + String.fromCharCode(piece, heard);
      const chance = path.chance * model.chance(path.piece, piece);
      const known = next.get(key);
      if (known === undefined) next.set(key, { chance, piece, heard, letters });
      else known.chance += chance;
    };
    for (const path of open) {
      if (path.heard === sounds.length) {
        const chance = path.chance * model.chance(path.piece, edge);
        done.set(path.letters, (done.get(path.letters) ?? 0) + chance);
      }
      for (const place of fitting[path.heard] ?? [])
        go(path, place, path.heard + (model.pieces[place]?.sounds.length ?? 0));
      // No English word has two silent letters that belong to no sound in a row.
      const isSilent = path.piece !== edge && model.pieces[path.piece]?.sounds.length === 0;
      if (!isSilent) for (const place of model.silent) go(path, place, path.heard);
    }
    open = keepBest([...next.values()]);
  }
  const all = [...done.values()].reduce((sum, chance) => sum + chance, 0);
  return [...done]
    .map(([letters, chance]) => ({ letters, share: all > 0 ? chance / all : 0 }))
    .sort((a, b) => b.share - a.share || (a.letters < b.letters ? -1 : 1));
}

/** Pieces that stand for what is heard from here on: the same for every way that came so far. */
function listFitting(model: SpellingModel, sounds: Sounds, heard: number): readonly number[] {
  const all = model.bySound.get(sounds[heard] ?? '') ?? [];
  return all.filter((place) =>
    (model.pieces[place]?.sounds ?? []).every((sound, at) => sound === sounds[heard + at]),
  );
}

/** Ways that have heard equally much are compared with each other. */
function keepBest(paths: readonly Path[]): readonly Path[] {
  return [...Map.groupBy(paths, ({ heard }) => heard).values()].flatMap((group) => {
    let most = 0;
    for (const { chance } of group) if (chance > most) most = chance;
    return group
      .filter(({ chance }) => chance >= most * hopeless)
      .sort((a, b) => b.chance - a.chance)
      .slice(0, beam);
  });
}
