/** Words as plain numbers, to be found by their letters: no string is kept, and opening it costs nothing. */
export interface WordTable {
  /** All words, one after the other. */
  readonly letters: Uint16Array;
  /** Where each word ends. */
  readonly ends: Int32Array;
  /** Places of words by the sum of their letters; a taken slot moves the next word on. */
  readonly slots: Int32Array;
}

const free = -1;

export function buildWordTable(words: readonly string[]): WordTable {
  const all = words.join('');
  // By place and not by letter: one beyond the first 65,536 is two numbers.
  const letters = Uint16Array.from({ length: all.length }, (_, at) => all.charCodeAt(at));
  let end = 0;
  const ends = Int32Array.from(words, (word) => {
    end += word.length;
    return end;
  });
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(words.length * 2 + 1))).fill(free);
  words.forEach((word, place) => {
    let slot = sumOf(word) & (slots.length - 1);
    while (slots[slot] !== free) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = place;
  });
  return { letters, ends, slots };
}

/** The place of a word; below 0 for one that is not there. */
export function findWord({ letters, ends, slots }: WordTable, word: string): number {
  for (let slot = sumOf(word); ; slot++) {
    const place = slots[slot & (slots.length - 1)] ?? free;
    if (place === free || isAt(place, word, letters, ends)) return place;
  }
}

function isAt(place: number, word: string, letters: Uint16Array, ends: Int32Array): boolean {
  const from = ends[place - 1] ?? 0;
  if ((ends[place] ?? 0) - from !== word.length) return false;
  for (let at = 0; at < word.length; at++) if (letters[from + at] !== word.charCodeAt(at)) return false;
  return true;
}

/** Fowler, Noll and Vo's sum: near words lie far apart. */
export function sumOf(word: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) sum = Math.imul(sum ^ word.charCodeAt(at), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}
