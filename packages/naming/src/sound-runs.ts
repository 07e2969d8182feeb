import { isVowel, type Pronunciations, type Sounds } from './pronunciations.ts';

/** How easily sounds follow each other for an English speaker, 0 to 1. */
export type SoundEase = (sounds: Sounds) => number;

const usualFrom = 20;
const seenFrom = 3;
const rates = { usual: 0.95, seen: 0.75, unseen: 0.3, hiatus: 0.92 };
const edge = '_';

/** Counts which consonants English words begin with, have inside, and end with; what no word has is hard to say. */
export function countSoundRuns({ words, of }: Pronunciations): SoundEase {
  const seen = new Map<string, number>();
  for (const word of words)
    for (const run of runsIn(of(word)[0] ?? [])) seen.set(run, (seen.get(run) ?? 0) + 1);
  return (sounds) => {
    let ease = sounds.some(isVowel) ? 1 : rates.unseen;
    for (const run of runsIn(sounds)) {
      const count = seen.get(run) ?? 0;
      ease *= count >= usualFrom ? rates.usual : count >= seenFrom ? rates.seen : rates.unseen;
    }
    for (const [at, sound] of sounds.entries())
      if (isVowel(sound) && isVowel(sounds[at + 1] ?? '')) ease *= rates.hiatus;
    return ease;
  };
}

/** Two consonants and more, with the edge of the word where they touch it. */
function runsIn(sounds: Sounds): readonly string[] {
  const runs: string[] = [];
  let run: string[] = [edge];
  for (const sound of [...sounds, edge]) {
    if (sound !== edge && !isVowel(sound)) {
      run.push(sound);
      continue;
    }
    if (sound === edge) run.push(edge);
    if (run.filter((one) => one !== edge).length > 1) runs.push(run.join(' '));
    run = [];
  }
  return runs;
}
