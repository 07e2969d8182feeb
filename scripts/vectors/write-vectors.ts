import { headerBytes, vectorsMark } from '../../packages/analyst/src/text/word-vectors.ts';

/** One byte a number and one scale a word: the inverse of `readVectors`, for the script that makes the table. */
export function writeVectors(vectors: ReadonlyMap<string, Float32Array>): Uint8Array {
  const rows = [...vectors].toSorted(([a], [z]) => (a < z ? -1 : 1));
  const dimensions = rows[0]?.[1].length ?? 0;
  const letters = rows.map(([word]) => word).join('');
  const wordsAt = headerBytes + rows.length * 4;
  const scalesAt = wordsAt + letters.length;
  const numbersAt = scalesAt + rows.length * 4;
  const bytes = new Uint8Array(numbersAt + rows.length * dimensions);
  const view = new DataView(bytes.buffer);
  [vectorsMark, rows.length, dimensions, letters.length].forEach((value, at) => {
    view.setUint32(at * 4, value, true);
  });
  bytes.set(
    Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
    wordsAt,
  );
  let end = 0;
  rows.forEach(([word, vector], place) => {
    end += word.length;
    view.setUint32(headerBytes + place * 4, end, true);
    const largest = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = largest === 0 ? 1 : largest / 127;
    view.setFloat32(scalesAt + place * 4, scale, true);
    vector.forEach((value, at) => {
      view.setInt8(numbersAt + place * dimensions + at, Math.round(value / scale));
    });
  });
  return bytes;
}
