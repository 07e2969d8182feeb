import { headerBytes } from '../../packages/analyst/src/text/word-vectors.ts';

/** The words of a table that `writeVectors` wrote, in the order of their letters. */
export function listVectorWords(bytes: Uint8Array): readonly string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wordsAt = headerBytes + view.getUint32(4, true) * 4;
  const endOf = (place: number) => (place < 0 ? 0 : view.getUint32(headerBytes + place * 4, true));
  return Array.from({ length: view.getUint32(4, true) }, (_, place) =>
    String.fromCharCode(...bytes.subarray(wordsAt + endOf(place - 1), wordsAt + endOf(place))),
  );
}
