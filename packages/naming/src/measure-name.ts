import { editDistance } from './distance.ts';
import type { Hear, Hearing } from './hearing.ts';
import type { LetterRuns } from './letter-runs.ts';
import { findMisread, plainWriting, type ShapeOf } from './look-alikes.ts';
import { isVowel, type Pronunciations } from './pronunciations.ts';
import type { SoundEase } from './sound-runs.ts';
import { splitName } from './split-name.ts';
import type { FindUnwanted, Unwanted } from './unwanted.ts';

interface NearName {
  readonly name: string;
  /** Letters to change, and sounds to change. */
  readonly letters: number;
  readonly sounds: number;
  readonly looksAlike: boolean;
}

export interface NameMeasures {
  /** Lower case, letters only. */
  readonly letters: string;
  readonly parts: readonly string[];
  readonly syllables: number;
  /** Share of English words that are harder to say; of the hardest part. */
  readonly ease: number;
  /** How easily its sounds follow each other, 0 to 1. */
  readonly soundEase: number;
  /** Consonants in a row that hardly any English word has. */
  readonly hardRun: string | null;
  readonly hearing: Hearing | null;
  readonly misread: ReturnType<typeof findMisread>;
  readonly unwanted: readonly Unwanted[];
  /** Of the names to keep away from, the nearest; null where none was given. */
  readonly nearest: NearName | null;
}

export interface NamingData {
  readonly words: Pronunciations;
  readonly hear: Hear;
  readonly runs: LetterRuns;
  readonly soundEase: SoundEase;
  readonly findUnwanted: FindUnwanted;
  readonly shapeOf: ShapeOf;
}

/** Everybody has said a word as common as this, however odd its letters. */
const knownMost = 30_000;
const knownEase = 0.5;

/** Everything that can be counted of a name. `parts` says where it was put together, where that is known. */
export function measureName(
  { words, hear, runs, soundEase, findUnwanted, shapeOf }: NamingData,
  name: string,
  {
    parts: given,
    awayFrom = [],
  }: { readonly parts?: readonly string[]; readonly awayFrom?: readonly string[] } = {},
): NameMeasures {
  const letters = plainName(name);
  const parts = given ?? splitName(words, letters);
  const hearing = letters === '' ? null : hear(parts);
  return {
    letters,
    parts,
    syllables: Math.max(hearing?.sounds.filter(isVowel).length ?? 0, letters === '' ? 0 : 1),
    ease: Math.min(
      ...parts.map((part) =>
        words.rank(part) <= knownMost ? Math.max(knownEase, runs.ease(part)) : runs.ease(part),
      ),
    ),
    soundEase: hearing === null ? 0 : soundEase(hearing.sounds),
    hardRun: parts.map(runs.hardRun).find((run) => run !== null) ?? null,
    hearing,
    misread: findMisread(plainWriting(name)),
    unwanted: findUnwanted(letters, parts),
    nearest: nearestOf({ words, hear, shapeOf }, { letters, shape: shapeOf(name), hearing }, awayFrom),
  };
}

/** "Café Nord!" is measured as "cafenord". */
export function plainName(name: string): string {
  return plainWriting(name).replaceAll(/\d/gu, '');
}

type Readers = Pick<NamingData, 'words' | 'hear' | 'shapeOf'>;

interface OtherName {
  readonly name: string;
  readonly plain: string;
  readonly shape: string;
  readonly sounds: readonly string[] | null;
}

/** Hundreds of names are held against one list: it is read once. */
const readLists = new WeakMap<readonly string[], readonly OtherName[]>();

function readOthers({ words, hear, shapeOf }: Readers, awayFrom: readonly string[]): readonly OtherName[] {
  const known = readLists.get(awayFrom);
  if (known) return known;
  const others = awayFrom
    .map((name) => ({ name, plain: plainName(name), shape: shapeOf(name) }))
    .filter(({ plain }) => plain !== '')
    .map((one) => ({ ...one, sounds: hear(splitName(words, one.plain))?.sounds ?? null }));
  readLists.set(awayFrom, others);
  return others;
}

function nearestOf(
  data: Readers,
  { letters, shape, hearing }: Pick<NameMeasures, 'letters' | 'hearing'> & { readonly shape: string },
  awayFrom: readonly string[],
): NearName | null {
  const others = readOthers(data, awayFrom);
  // Whoever is mistaken for it in writing is the nearest, however many letters differ.
  const alike = others.find((one) => one.shape === shape);
  if (alike !== undefined) return { name: alike.name, letters: 0, sounds: 0, looksAlike: true };
  let nearest: NearName | null = null;
  for (const { name, plain, sounds } of others) {
    // Of two lengths the difference at least has to be added.
    const least = Math.min(
      Math.abs(letters.length - plain.length),
      sounds && hearing ? Math.abs(hearing.sounds.length - sounds.length) : Number.POSITIVE_INFINITY,
    );
    const most = nearest ? Math.min(nearest.letters, nearest.sounds) : Number.POSITIVE_INFINITY;
    if (most <= least) continue;
    const byLetters = editDistance(letters, plain);
    const bySounds = hearing?.homophones.includes(plain)
      ? 0
      : sounds && hearing
        ? editDistance(hearing.sounds, sounds)
        : byLetters;
    if (most <= Math.min(byLetters, bySounds)) continue;
    nearest = {
      name,
      letters: byLetters,
      sounds: bySounds,
      looksAlike: false,
    };
  }
  return nearest;
}
