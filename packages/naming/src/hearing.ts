import type { Pronunciations, Sounds } from './pronunciations.ts';
import { readAloud } from './read-aloud.ts';
import { spellSounds } from './spell-sounds.ts';
import type { SpellingModel } from './spelling-model.ts';

export interface Hearing {
  readonly sounds: Sounds;
  /** Of people who only hear it, the share that we expect to write it so. */
  readonly share: number;
  /** Other English words that are said the same, the commonest first. */
  readonly homophones: readonly string[];
  /** What they most likely write otherwise. */
  readonly instead: string | null;
}

/** Who hears a word they know writes that one; only so many spell it out by its sounds. */
const spelledOut = 0.15;
/** A word is as likely as it is common (Zipf); so rare a word comes to few minds. */
const rankMost = 20_000;

/** More than all names of a sheet have; then it begins anew. */
const keptMost = 4000;

/** How it sounds, and how it is written by those who heard it. `parts` are heard one by one: "face", "book". */
export type Hear = (parts: readonly string[]) => Hearing | null;

export function makeHear(words: Pronunciations, model: SpellingModel): Hear {
  const kept = new Map<string, Hearing | null>();
  const hearOnce = (part: string): Hearing | null => {
    const known = kept.get(part);
    if (known !== undefined) return known;
    if (kept.size === keptMost) kept.clear();
    const heard = hearPart(words, model, part);
    kept.set(part, heard);
    return heard;
  };
  return (parts) => {
    const heard = parts.map(hearOnce);
    return heard.every((part) => part !== null) ? putTogether(parts, heard) : null;
  };
}

function putTogether(parts: readonly string[], heard: readonly Hearing[]): Hearing {
  const worst = heard.toSorted((a, b) => a.share - b.share)[0];
  return {
    sounds: heard.flatMap(({ sounds }) => sounds),
    share: heard.reduce((product, { share }) => product * share, 1),
    homophones:
      parts.length === 1
        ? (heard[0]?.homophones ?? [])
        : heard.flatMap(({ homophones }, at) =>
            homophones.slice(0, 1).map((other) => parts.with(at, other).join('')),
          ),
    instead:
      worst?.instead == null
        ? null
        : heard.map((part, at) => (part === worst ? part.instead : parts[at])).join(''),
  };
}

function hearPart(words: Pronunciations, model: SpellingModel, part: string): Hearing | null {
  const inDictionary = words.of(part);
  const ways = inDictionary.length > 0 ? inDictionary : readAloud(model, part);
  const sounds = ways[0];
  if (sounds === undefined) return null;
  const saidAlike = [...new Set(ways.flatMap(words.saidAs))].sort((a, b) => words.rank(a) - words.rank(b));
  const alike = saidAlike.filter((word) => word === part || words.rank(word) <= rankMost);
  const spelled = spellSounds(model, sounds);
  const byEar = spelled.find(({ letters }) => letters === part)?.share ?? 0;
  const other = alike.find((word) => word !== part);
  const weights = alike.map((word) => 1 / words.rank(word));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const known = all === 0 ? 0 : (weights[alike.indexOf(part)] ?? 0) / all;
  return {
    sounds,
    share: all === 0 ? byEar : (1 - spelledOut) * known + spelledOut * byEar,
    homophones: saidAlike.filter((word) => word !== part),
    instead: other ?? spelled.find(({ letters }) => letters !== part)?.letters ?? null,
  };
}
