import type { KnownWords } from './known-words.ts';

interface UnverifiedName {
  readonly name: string;
  /** It is given as who says so. */
  readonly isQuoted: boolean;
}

const capitalised = /[A-Z][A-Za-z]*(?:-[A-Z][A-Za-z]*)*/u;
const name = new RegExp(`(?<![A-Za-z'’-])${capitalised.source}(?: ${capitalised.source})*`, 'gu');
const saysAfter =
  /^(?:['’]s)?\s+(?:say|report|reports|found|finds|shows|showed|estimates?|estimated|expects?|predicts?|forecasts?|claims?|confirms?|suggests?|argues?|warns?|writes?|has it|counts?|counted|puts)\b|^:|^\)/iu;
const saysBefore = /(?:\b(?:per|from|by|via|see|cf|as)\s+|\()$/iu;

/** Names that neither the founder nor the sheet has used. A word that opens a sentence is one only when no dictionary has it. */
export function listNames(text: string, known: KnownWords): UnverifiedName[] {
  return [...text.matchAll(name)].flatMap((match) => {
    const parts = match[0].split(' ');
    const opens = /(?:^|[.?:]\s+)[('’]*$/u.test(text.slice(0, match.index));
    const isPlainStart = opens && known.isWord((parts[0] ?? '').toLowerCase());
    const own = isPlainStart ? parts.slice(1) : parts;
    const strange = own.filter((part) => part !== 'I' && part !== 'AI' && !known.isOwn(part));
    if (strange.length === 0) return [];
    const after = text.slice(match.index + match[0].length);
    const before = text.slice(0, match.index);
    return [
      {
        name: strange.join(' '),
        isQuoted: saysAfter.test(after) || (!isPlainStart && saysBefore.test(before)),
      },
    ];
  });
}
