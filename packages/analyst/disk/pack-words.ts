import { type CompiledFile, type CompiledParts, packNumbers } from '@slipway/knowledge/compiled-file';
import type { WordTable } from '../src/text/word-table.ts';

export function packWords(name: string, { letters, ends, slots }: WordTable): CompiledParts {
  return new Map([
    [`${name} letters`, packNumbers(letters)],
    [`${name} word ends`, packNumbers(ends)],
    [`${name} slots`, packNumbers(slots)],
  ]);
}

export function unpackWords(name: string, file: CompiledFile): WordTable {
  return {
    letters: file.numbers(`${name} letters`, Uint16Array),
    ends: file.numbers(`${name} word ends`, Int32Array),
    slots: file.numbers(`${name} slots`, Int32Array),
  };
}
