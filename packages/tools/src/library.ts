/** Server only: what reads ideas and knows the fields. */
export { makeLibrary } from './make-library.ts';
export { readVectors } from './reading/vectors/read-vectors.ts';
