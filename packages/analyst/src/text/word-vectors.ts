import type { NumberList } from './number-list.ts';

/** Word vectors of unit length: near words point the same way. */
export interface WordVectors {
  readonly dimensions: number;
  find(word: string): Float32Array | null;
}

/**
 * What `scripts/make-vectors.ts` writes, little-endian: mark, count, dimensions, length of all words; where each word ends; the
 * words in the order of their letters; their scales; their numbers. These are most of it: of a word they are read when it is asked
 * for.
 */
export const vectorsMark = 0x31565753;
export const headerBytes = 16;

export function readVectors(file: NumberList<Uint8Array>): WordVectors {
  const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
    new DataView(buffer, byteOffset, byteLength);
  const header = viewOf(file.slice(0, headerBytes));
  if (header.getUint32(0, true) !== vectorsMark) throw new Error('These bytes hold no word vectors.');
  const count = header.getUint32(4, true);
  const dimensions = header.getUint32(8, true);
  const wordsAt = headerBytes + count * 4;
  const scalesAt = wordsAt + header.getUint32(12, true);
  const numbersAt = scalesAt + count * 4;
  if (file.length !== numbersAt + count * dimensions) throw new Error('The word vectors are cut short.');
  const bytes = file.slice(0, numbersAt);
  const view = viewOf(bytes);
  const endOf = (place: number) => (place < 0 ? 0 : view.getUint32(headerBytes + place * 4, true));

  /** Below 0 when the word stands before the one at this place. */
  const compare = (word: string, place: number): number => {
    const from = endOf(place - 1);
    const length = endOf(place) - from;
    for (let at = 0; at < Math.min(length, word.length); at++) {
      const difference = word.charCodeAt(at) - (bytes[wordsAt + from + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return word.length - length;
  };
  const findPlace = (word: string): number | null => {
    let low = 0;
    let high = count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const side = compare(word, middle);
      if (side === 0) return middle;
      if (side < 0) high = middle - 1;
      else low = middle + 1;
    }
    return null;
  };

  return {
    dimensions,
    find(word) {
      const place = findPlace(word);
      if (place === null) return null;
      const scale = view.getFloat32(scalesAt + place * 4, true);
      const from = numbersAt + place * dimensions;
      const numbers = new Int8Array(file.slice(from, from + dimensions));
      return Float32Array.from(numbers, (number) => number * scale);
    },
  };
}

/** How near two of them point, 1 for the same way. */
export function nearness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
