import { type CompiledParts, packNumbers, placeOf } from '@slipway/knowledge/compiled-file';
import type { WordTable } from '../src/text/word-table.ts';

export function packWords(name: string, { letters, ends, slots }: WordTable): CompiledParts {
  return new Map([
    [`${name} letters`, packNumbers(letters)],
    [`${name} word ends`, packNumbers(ends)],
    [`${name} slots`, packNumbers(slots)],
  ]);
}

export function unpackWords(name: string, parts: CompiledParts): WordTable {
  return {
    letters: new Uint16Array(...placeOf(`${name} letters`, parts, 2)),
    ends: new Int32Array(...placeOf(`${name} word ends`, parts, 4)),
    slots: new Int32Array(...placeOf(`${name} slots`, parts, 4)),
  };
}
