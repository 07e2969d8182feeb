import type { Sounds } from './pronunciations.ts';
import { edge, type SpellingModel } from './spelling-model.ts';

/** One way to go on: a piece of the word, and where it leads. */
interface Path {
  readonly chance: number;
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
  const done = new Map<string, number>();
  let open: readonly Path[] = [{ chance: 1, piece: edge, heard: 0, letters: '' }];
  for (let step = 0; step < steps && open.length > 0; step++) {
    const next = new Map<string, Path>();
    for (const path of open) {
      if (path.heard === sounds.length) {
        const chance = path.chance * model.chance(path.piece, edge);
        done.set(path.letters, (done.get(path.letters) ?? 0) + chance);
      }
      for (const [place, heard] of nextPieces(model, sounds, path)) {
        const letters = path.letters + (model.pieces[place]?.letters ?? '');
        const key = `${letters} ${place} ${heard}`;
        const chance = path.chance * model.chance(path.piece, place) + (next.get(key)?.chance ?? 0);
        next.set(key, { chance, piece: place, heard, letters });
      }
    }
    open = keepBest([...next.values()]);
  }
  const all = [...done.values()].reduce((sum, chance) => sum + chance, 0);
  return [...done]
    .map(([letters, chance]) => ({ letters, share: all > 0 ? chance / all : 0 }))
    .sort((a, b) => b.share - a.share || (a.letters < b.letters ? -1 : 1));
}

function* nextPieces(model: SpellingModel, sounds: Sounds, { heard, piece }: Path) {
  for (const place of model.bySound.get(sounds[heard] ?? '') ?? []) {
    const said = model.pieces[place]?.sounds ?? [];
    if (said.every((sound, at) => sound === sounds[heard + at])) yield [place, heard + said.length] as const;
  }
  // No English word has two silent letters that belong to no sound in a row.
  const isSilent = piece !== edge && model.pieces[piece]?.sounds.length === 0;
  if (!isSilent) for (const place of model.silent) yield [place, heard] as const;
}

/** Ways that have heard equally much are compared with each other. */
function keepBest(paths: readonly Path[]): readonly Path[] {
  return [...Map.groupBy(paths, ({ heard }) => heard).values()].flatMap((group) => {
    const least = Math.max(...group.map(({ chance }) => chance)) * hopeless;
    return group
      .filter(({ chance }) => chance >= least)
      .sort((a, b) => b.chance - a.chance)
      .slice(0, beam);
  });
}
