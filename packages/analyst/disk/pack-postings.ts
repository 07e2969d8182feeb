import { type CompiledParts, packNumbers, placeOf } from '@slipway/knowledge/compiled-file';
import type { PostingsData } from '../src/retrieve/postings.ts';
import { packWords, unpackWords } from './pack-words.ts';

export function packPostings(
  name: string,
  { stems, ends, places, adds, documents }: PostingsData,
): CompiledParts {
  return new Map([
    [`${name} documents`, packNumbers(Int32Array.of(documents))],
    ...packWords(`${name} stems`, stems),
    [`${name} ends`, packNumbers(Int32Array.from(ends))],
    [`${name} places`, packNumbers(isSmall(documents) ? Uint16Array.from(places) : Int32Array.from(places))],
    [`${name} adds`, packNumbers(Float32Array.from(adds))],
  ]);
}

export function unpackPostings(name: string, parts: CompiledParts): PostingsData {
  const [documents = 0] = new Int32Array(...placeOf(`${name} documents`, parts, 4));
  return {
    documents,
    stems: unpackWords(`${name} stems`, parts),
    ends: new Int32Array(...placeOf(`${name} ends`, parts, 4)),
    places: isSmall(documents)
      ? new Uint16Array(...placeOf(`${name} places`, parts, 2))
      : new Int32Array(...placeOf(`${name} places`, parts, 4)),
    adds: new Float32Array(...placeOf(`${name} adds`, parts, 4)),
  };
}

/** Two bytes a place where they are enough. */
const isSmall = (documents: number): boolean => documents <= 0x10000;

export function packMeanings(name: string, meanings: readonly ArrayLike<number>[]): CompiledParts {
  return new Map([[name, packNumbers(Int16Array.from(meanings.flatMap((meaning) => Array.from(meaning))))]]);
}

export function unpackMeanings(name: string, parts: CompiledParts, documents: number): readonly Int16Array[] {
  const all = new Int16Array(...placeOf(name, parts, 2));
  const dimensions = all.length / Math.max(1, documents);
  return Array.from({ length: documents }, (_, at) => all.subarray(at * dimensions, (at + 1) * dimensions));
}
