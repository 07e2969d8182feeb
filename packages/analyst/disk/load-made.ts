import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompiledFile,
  type CompiledParts,
  readCompiled,
  writeCompiled,
} from '@slipway/knowledge/compiled-file';

interface Made<Data> {
  /** Of the compiled file. */
  readonly name: string;
  /** Which knowledge it is made of; null where it came from no file. */
  readonly origin: string | null;
  /** Folders of the code that makes it. */
  readonly code: readonly string[];
  readonly make: () => Data;
  readonly pack: (data: Data) => CompiledParts;
  readonly unpack: (file: CompiledFile) => Data;
}

const folder = join(import.meta.dirname, '../dist');

/** Made from the knowledge by code of ours, and anew when either has changed. */
export function loadMade<Data>({ name, origin, code, make, pack, unpack }: Made<Data>): Data {
  if (origin === null) return make();
  const file = join(folder, `${name}.bin`);
  const madeFrom = `${origin} ${fingerprint(code)}`;
  const compiled = readCompiled(file, madeFrom, unpack);
  if (compiled !== null) return compiled;
  const data = make();
  writeCompiled(file, madeFrom, pack(data));
  return data;
}

function fingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const one of folders)
    for (const name of readdirSync(one).sort()) hash.update(`${name} ${statSync(join(one, name)).mtimeMs}\n`);
  return hash.digest('hex');
}
