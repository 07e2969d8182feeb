import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Learnt, readVectors } from '../src/reading/index.ts';

const folder = join(import.meta.dirname, '../../facts/vectors');

/** As the server has it; a browser never does. */
export const learnt: Learnt = {
  vectors: readVectors(readFileSync(join(folder, 'glove-100d-int8.bin'))),
  kinds: JSON.parse(readFileSync(join(folder, 'kinds.json'), 'utf8')),
};
