import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DiskNumbers, type NumbersOf } from './disk-numbers.ts';

/** What was worked out once and is read again in a fraction of the time. Never committed. */
export type CompiledParts = ReadonlyMap<string, Uint8Array>;

interface Head {
  readonly madeFrom: string;
  readonly sizes: readonly (readonly [name: string, bytes: number])[];
}

type Places = ReadonlyMap<string, readonly [from: number, bytes: number]>;

const align = 8;
const aligned = (bytes: number): number => Math.ceil(bytes / align) * align;

/** Parts of a compiled file: each is read when it is asked for, and only then. */
export class CompiledFile {
  readonly #file: number;
  readonly #places: Places;
  #isKept = false;

  constructor(file: number, places: Places) {
    this.#file = file;
    this.#places = places;
  }

  /** To be parsed now or later. */
  letters(name: string): string {
    return Buffer.from(this.numbers(name, Uint8Array).buffer).toString('latin1');
  }

  numbers<Some extends NodeJS.TypedArray>(name: string, kind: NumbersOf<Some>): Some {
    const all = this.#listOf(name, kind);
    return all.slice(0, all.length);
  }

  /** They stay on the disk, and the file stays open. */
  numbersOnDisk<Some extends NodeJS.TypedArray>(name: string, kind: NumbersOf<Some>): DiskNumbers<Some> {
    this.#isKept = true;
    return this.#listOf(name, kind);
  }

  close(): void {
    if (!this.#isKept) closeSync(this.#file);
  }

  #listOf<Some extends NodeJS.TypedArray>(name: string, kind: NumbersOf<Some>): DiskNumbers<Some> {
    const place = this.#places.get(name);
    if (place === undefined) throw new Error(`The compiled file has no ${name}.`);
    const [from, bytes] = place;
    return new DiskNumbers(kind, { file: this.#file, from, length: bytes / kind.BYTES_PER_ELEMENT });
  }
}

/** What `open` makes of the file; null unless it was made from exactly this. */
export function readCompiled<Made>(
  path: string,
  madeFrom: string,
  open: (file: CompiledFile) => Made,
): Made | null {
  const file = openCompiled(path, madeFrom);
  if (file === null) return null;
  try {
    return open(file);
  } finally {
    file.close();
  }
}

function openCompiled(path: string, madeFrom: string): CompiledFile | null {
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    const places = placesIn(file, madeFrom);
    if (places !== null) return new CompiledFile(file, places);
  } catch {}
  if (file !== null) closeSync(file);
  return null;
}

function placesIn(file: number, madeFrom: string): Places | null {
  const [bytesOfHead = 0] = new DiskNumbers(Uint32Array, { file, from: 0, length: 1 }).slice(0, 1);
  const letters = new DiskNumbers(Uint8Array, { file, from: align, length: bytesOfHead });
  const head: Head = JSON.parse(Buffer.from(letters.slice(0, bytesOfHead)).toString());
  if (head.madeFrom !== madeFrom) return null;
  let from = aligned(align + bytesOfHead);
  const places = new Map<string, readonly [number, number]>();
  for (const [name, bytes] of head.sizes) {
    places.set(name, [from, bytes]);
    from = aligned(from + bytes);
  }
  return from === fstatSync(file).size ? places : null;
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

export function packNumbers(numbers: NodeJS.TypedArray): Uint8Array {
  return new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
}
