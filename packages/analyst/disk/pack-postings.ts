import { type CompiledFile, type CompiledParts, packNumbers } from '@slipway/knowledge/compiled-file';
import type { PostingsData } from '../src/retrieve/postings.ts';
import type { NumberList } from '../src/text/number-list.ts';
import { packWords, unpackWords } from './pack-words.ts';

export function packPostings(
  name: string,
  { stems, ends, places, adds, documents }: PostingsData,
): CompiledParts {
  return new Map([
    [`${name} documents`, packNumbers(Int32Array.of(documents))],
    ...packWords(`${name} stems`, stems),
    [`${name} ends`, packNumbers(Int32Array.from(ends))],
    [`${name} places`, packNumbers((isSmall(documents) ? Uint16Array : Int32Array).from(allOf(places)))],
    [`${name} adds`, packNumbers(Float32Array.from(allOf(adds)))],
  ]);
}

/** Of all that they hold a text needs a little: places and numbers stay on the disk. */
export function unpackPostings(name: string, file: CompiledFile): PostingsData {
  const [documents = 0] = file.numbers(`${name} documents`, Int32Array);
  return {
    documents,
    stems: unpackWords(`${name} stems`, file),
    ends: file.numbers(`${name} ends`, Int32Array),
    places: isSmall(documents)
      ? file.numbersOnDisk(`${name} places`, Uint16Array)
      : file.numbersOnDisk(`${name} places`, Int32Array),
    adds: file.numbersOnDisk(`${name} adds`, Float32Array),
  };
}

const allOf = (list: NumberList): ArrayLike<number> => list.slice(0, list.length);

/** Two bytes a place where they are enough. */
const isSmall = (documents: number): boolean => documents <= 0x10000;

export function packMeanings(name: string, meanings: readonly ArrayLike<number>[]): CompiledParts {
  return new Map([[name, packNumbers(Int16Array.from(meanings.flatMap((meaning) => Array.from(meaning))))]]);
}

export function unpackMeanings(name: string, file: CompiledFile, documents: number): readonly Int16Array[] {
  const all = file.numbers(name, Int16Array);
  const dimensions = all.length / Math.max(1, documents);
  return Array.from({ length: documents }, (_, at) => all.subarray(at * dimensions, (at + 1) * dimensions));
}
