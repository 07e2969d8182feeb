import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was worked out once and is read again in a fraction of the time. Never committed. */
export type CompiledParts = ReadonlyMap<string, Uint8Array>;

interface Head {
  readonly madeFrom: string;
  readonly sizes: readonly (readonly [name: string, bytes: number])[];
}

/** So that numbers of any size can be read where they lie. */
const align = 8;
const aligned = (bytes: number): number => Math.ceil(bytes / align) * align;

/** Null unless it was made from exactly this. */
export function readCompiled(file: string, madeFrom: string): CompiledParts | null {
  try {
    const bytes = new Uint8Array(readFileSync(file));
    const headEnd = align + new DataView(bytes.buffer).getUint32(0, true);
    const head: Head = JSON.parse(Buffer.from(bytes.buffer, align, headEnd - align).toString());
    if (head.madeFrom !== madeFrom) return null;
    let from = aligned(headEnd);
    const parts = new Map<string, Uint8Array>();
    for (const [name, size] of head.sizes) {
      parts.set(name, bytes.subarray(from, from + size));
      from = aligned(from + size);
    }
    return from === bytes.length ? parts : null;
  } catch {
    return null;
  }
}

/** Written beside and then moved: who reads meanwhile gets a whole file or none. A full disk costs only time. */
export function writeCompiled(file: string, madeFrom: string, parts: CompiledParts): void {
  const sizes = [...parts].map(([name, { byteLength }]) => [name, byteLength] as const);
  const head = Buffer.from(JSON.stringify({ madeFrom, sizes } satisfies Head));
  const bytes = new Uint8Array(
    [align + head.length, ...sizes.map(([, size]) => size)].reduce((sum, size) => sum + aligned(size), 0),
  );
  new DataView(bytes.buffer).setUint32(0, head.length, true);
  bytes.set(head, align);
  let from = aligned(align + head.length);
  for (const part of parts.values()) {
    bytes.set(part, from);
    from = aligned(from + part.byteLength);
  }
  try {
    mkdirSync(dirname(file), { recursive: true });
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, bytes);
    renameSync(beside, file);
  } catch {}
}

/** As JSON in plain letters: ten megabytes of them are read in half the time of as many that must be decoded. */
export function packJson(value: unknown): Uint8Array {
  const plain = JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return Buffer.from(plain, 'latin1');
}

/** The letters of a part, to be parsed now or later. */
export function lettersOf(part: Uint8Array): string {
  return Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');
}

export function packNumbers(numbers: NodeJS.TypedArray): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}

/** Where a list of numbers lies: nothing is copied. */
export function placeOf(
  name: string,
  parts: CompiledParts,
  bytes: number,
): [ArrayBufferLike, number, number] {
  const part = parts.get(name);
  if (part === undefined) throw new Error(`The compiled file has no ${name}.`);
  return [part.buffer, part.byteOffset, part.byteLength / bytes];
}
