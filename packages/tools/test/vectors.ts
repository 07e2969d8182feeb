import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVectors } from '../src/reading/index.ts';

/** As the server has them; a browser never does. */
export const testVectors = readVectors(
  readFileSync(join(import.meta.dirname, '../../facts/vectors/glove-100d-int8.bin')),
);
