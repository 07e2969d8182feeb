import { fstatSync, openSync, readSync } from 'node:fs';

export interface NumbersOf<Some extends NodeJS.TypedArray> {
  new (length: number): Some;
  readonly BYTES_PER_ELEMENT: number;
}

interface Stretch {
  /** Of the open file; it stays open, and what takes its name meanwhile is another file. */
  readonly file: number;
  /** In bytes. */
  readonly from: number;
  /** In numbers. */
  readonly length: number;
}

/** Numbers that stay on the disk: each stretch of them is read when it is asked for. */
export class DiskNumbers<Some extends NodeJS.TypedArray> {
  readonly length: number;
  readonly #kind: NumbersOf<Some>;
  readonly #stretch: Stretch;

  constructor(kind: NumbersOf<Some>, stretch: Stretch) {
    this.length = stretch.length;
    this.#kind = kind;
    this.#stretch = stretch;
  }

  slice(from: number, to: number): Some {
    const found = new this.#kind(to - from);
    readSync(
      this.#stretch.file,
      found,
      0,
      found.byteLength,
      this.#stretch.from + from * this.#kind.BYTES_PER_ELEMENT,
    );
    return found;
  }
}

/** A whole file. */
export function openBytes(path: string): DiskNumbers<Uint8Array> {
  const file = openSync(path, 'r');
  return new DiskNumbers(Uint8Array, { file, from: 0, length: fstatSync(file).size });
}
