import type { NamingData } from '@slipway/naming';

/** A word that English has, and the two words it is heard as. */
interface SaidCompound {
  readonly word: string;
  readonly parts: readonly [head: string, tail: string];
}

const made = new WeakMap<NamingData, ReadonlyMap<string, readonly SaidCompound[]>>();
const [lettersLeast, lettersMost, partLeast, partRank] = [6, 10, 3, 12_000];
/** Not words by themselves, and heard as what they do to the word behind: "unveil", "bespoke"; "retail" is no tail. */
const prefixes = new Set(['un', 'be', 'up']);
/** "wedding" is no "wed" and "ding", nor "potable" a table: what bends a word is no word beside it. */
const bendings = new Set('ing able ish ism ate ant ent age ess man men day son ton less ness ful'.split(' '));

/** The dictionary's own compounds, by each of their words: names made of them are words people already know and spell. */
export function saidCompounds(data: NamingData): ReadonlyMap<string, readonly SaidCompound[]> {
  const known = made.get(data);
  if (known) return known;
  const found = new Map<string, SaidCompound[]>();
  const { words } = data;
  const isPart = (part: string): boolean =>
    part.length >= partLeast && words.rank(part) <= partRank && !bendings.has(part);
  for (const word of words.words) {
    if (word.length < lettersLeast || word.length > lettersMost || /(?:s|ing|ed)$/u.test(word)) continue;
    for (let at = 2; at <= word.length - partLeast; at++) {
      const [head, tail] = [word.slice(0, at), word.slice(at)];
      if (!isPart(tail) || !(isPart(head) || prefixes.has(head)) || !isHeard(head, tail, word, data))
        continue;
      for (const part of [head, tail])
        found.set(part, [...(found.get(part) ?? []), { word, parts: [head, tail] }]);
    }
  }
  made.set(data, found);
  return found;
}

/** "carpet" is not said as "car" and "pet". */
function isHeard(head: string, tail: string, word: string, { words }: NamingData): boolean {
  const whole = words.of(word).map((sounds) => sounds.join(' '));
  const ends = words.of(tail).map((sounds) => sounds.join(' '));
  if (prefixes.has(head)) return ends.some((end) => whole.some((one) => one.endsWith(` ${end}`)));
  return words.of(head).some((begin) => ends.some((end) => whole.includes(`${begin.join(' ')} ${end}`)));
}
