/** Where the tables of a TrueType file are listed, and how long a row of the list is. */
const [listAt, rowLength] = [12, 16];

/**
 * A font without the tables named: the library tries hundreds of rules on every word, and setting
 * plain words needs none of them. Each letter keeps its form, its width and its code.
 */
export function withoutTables(font: Uint8Array, names: readonly string[]): Uint8Array {
  const plain = Uint8Array.from(font);
  const view = new DataView(plain.buffer);
  for (let row = 0; row < view.getUint16(4); row += 1) {
    const at = listAt + row * rowLength;
    const name = String.fromCharCode(...plain.subarray(at, at + 4));
    // An unknown name is passed over by every reader.
    if (names.includes(name)) plain.set([0x78, 0x78], at);
  }
  return plain;
}
