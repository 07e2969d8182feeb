import { keptWords } from './kept-words.ts';
import { lightWords, littleWords, prepositions, stemOf } from './plain-words.ts';

export interface Token {
  /** Figures, quotations and kept words are what a claim turns on. */
  readonly kind: 'figure' | 'quote' | 'kept' | 'little' | 'light' | 'own';
  /** As written, without the punctuation around it. */
  readonly text: string;
  /** What it is compared by: the placeholder or quotation itself, the line of a kept word, the stem of another. */
  readonly key: string;
  /** What stands before it and what stands after it may not change places. */
  readonly isDividing: boolean;
  /** How many dividing tokens stand before it. */
  readonly segment: number;
  /** It begins a sentence, so that its capital says nothing. */
  readonly isFirst: boolean;
  readonly isPossessive: boolean;
  /** A comma or more stands behind it. */
  readonly endsClause: boolean;
  /** What touches a figure or quotation on both sides, without a blank, and would be read as part of it. */
  readonly touching: string;
}

export interface ReadText {
  readonly tokens: readonly Token[];
  /** Brackets, question and exclamation marks. */
  readonly marks: string;
}

const atom = /(\{\{f:[^{}]*\}\}|“[^“”]*”|"[^"]*")/u;
const emptyToken = { isDividing: false, isPossessive: false, endsClause: false, touching: '' };

/** A statement's text, taken apart once for all rules. */
export function readTokens(text: string): ReadText {
  const tokens: Token[] = [];
  let marks = '';
  let segment = 0;
  let isFirst = true;
  const add = (token: Omit<Token, 'segment' | 'isFirst'>): void => {
    tokens.push({ ...token, segment, isFirst });
    if (token.isDividing) segment += 1;
    isFirst = false;
  };
  const punctuate = (signs: string): void => {
    marks += signs.replace(/[.,;:]/gu, '');
    const last = tokens.at(-1);
    if (last !== undefined && /[.,;:?!]/u.test(signs))
      tokens[tokens.length - 1] = { ...last, endsClause: true };
    if (/[.:?!]/u.test(signs)) isFirst = true;
  };
  const pieces = text.split(atom);
  for (const [index, piece] of pieces.entries()) {
    if (index % 2 === 1) {
      const before = pieces[index - 1] ?? '';
      const after = (pieces[index + 1] ?? '').split(' ')[0] ?? '';
      const touching = `${before.slice(before.lastIndexOf(' ') + 1)} ${after.replace(/[.,;:?!]+$/u, '')}`;
      const kind = piece.startsWith('{') ? 'figure' : 'quote';
      add({ ...emptyToken, kind, text: piece, key: piece, isDividing: true, touching });
      continue;
    }
    for (const chunk of piece.split(' ')) {
      const [, before = '', core = '', after = ''] = /^([(]*)(.*?)([.,;:?!)]*)$/su.exec(chunk) ?? [];
      punctuate(before);
      for (const part of partsOf(core)) add(readPart(part, isFirst));
      punctuate(after);
    }
  }
  return { tokens, marks };
}

function readPart(written: string, isFirst: boolean): Omit<Token, 'segment' | 'isFirst'> {
  const text = written.replace(/['’](?:s|re|ve|d)?$/u, '');
  const small = text.toLowerCase();
  const isPossessive = text !== written;
  const kept = isPlainCase(text, isFirst) ? keptWords.get(small) : undefined;
  if (kept !== undefined) return { ...emptyToken, ...kept, kind: 'kept', text };
  const kind =
    littleWords.has(small) || prepositions.has(small) ? 'little' : lightWords.has(small) ? 'light' : 'own';
  return { ...emptyToken, kind, text, key: stemOf(text), isPossessive };
}

/** Small letters, or one capital where a sentence begins. "May" inside a sentence is a name. */
export function isPlainCase(word: string, isFirst: boolean): boolean {
  const rest = isFirst ? word.slice(1) : word;
  return rest === rest.toLowerCase();
}

const full: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' };

/** "front-desk" is two words, "don't" is "do" and "not". */
function partsOf(core: string): string[] {
  if (core === '') return [];
  return core.split('-').flatMap((part) => {
    const denied = /^(.+)n['’]t$/iu.exec(part)?.[1];
    if (denied !== undefined) return [full[denied.toLowerCase()] ?? denied, 'not'];
    return [part === '' ? '-' : part];
  });
}

/** Words with a content: neither little nor kept. */
export const isContent = ({ kind }: Token): boolean => kind === 'own' || kind === 'light';
/** A word, whatever it says. */
export const isWord = ({ kind }: Token): boolean => kind === 'own' || kind === 'light' || kind === 'little';
/** Its capital makes it a name. */
export const isName = ({ kind, text, isFirst }: Token): boolean =>
  kind !== 'kept' && kind !== 'figure' && kind !== 'quote' && !isPlainCase(text, isFirst);
