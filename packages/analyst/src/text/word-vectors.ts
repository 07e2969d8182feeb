/** Word vectors of unit length: near words point the same way. */
export interface WordVectors {
  readonly dimensions: number;
  find(word: string): Float32Array | null;
}

/**
 * What `scripts/make-vectors.ts` writes, little-endian: mark, count, dimensions, length of all words; where each word ends; the
 * words in the order of their letters; their scales; their numbers. Nothing is unpacked before it is asked for.
 */
export const vectorsMark = 0x31565753;
export const headerBytes = 16;

export function readVectors(bytes: Uint8Array): WordVectors {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== vectorsMark) throw new Error('These bytes hold no word vectors.');
  const count = view.getUint32(4, true);
  const dimensions = view.getUint32(8, true);
  const wordsAt = headerBytes + count * 4;
  const scalesAt = wordsAt + view.getUint32(12, true);
  const numbersAt = scalesAt + count * 4;
  if (bytes.length !== numbersAt + count * dimensions) throw new Error('The word vectors are cut short.');
  const numbers = new Int8Array(bytes.buffer, bytes.byteOffset + numbersAt, count * dimensions);
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
      const from = place * dimensions;
      const vector = new Float32Array(dimensions);
      for (let at = 0; at < dimensions; at++) vector[at] = (numbers[from + at] ?? 0) * scale;
      return vector;
    },
  };
}

/** How near two of them point, 1 for the same way. */
export function nearness(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}
