import type { Confidence } from '@slipway/core';

const wordsMost = 22;
const moveWordsLeast = 4;
const moveWordsMost = 16;

/** The forms that rules count on when they put a piece into a sentence. */
export function asClause(text: string, id: string): string {
  const words = text.split(/\s+/u);
  if (words.length < 4 || words.length > wordsMost)
    throw fault(id, text, `a clause has 4 to ${wordsMost} words`);
  if (/[.!?:;]$/u.test(text)) throw fault(id, text, 'a clause ends without a stop');
  if (/^(?:The|A|An|It|They|Most|Many|Every|Each|In|When|If|No|Some|This|There)\b/u.test(text))
    throw fault(id, text, 'a clause begins with a small letter unless with a name');
  return plain(text, id);
}

/** The line itself, and behind ` => ` what a founder does about it. */
export function partMove(text: string, id: string): { readonly says: string; readonly move: string | null } {
  const [says = '', move, ...rest] = text.split(/\s=>\s/u);
  if (move === undefined) return { says, move: null };
  const words = move.split(/\s+/u).length;
  if (
    rest.length > 0 ||
    words < moveWordsLeast ||
    words > moveWordsMost ||
    !/^\p{Lu}[^{}“”"|]*\.$/u.test(move)
  )
    throw fault(id, text, `what to do is one sentence of ${moveWordsLeast} to ${moveWordsMost} words`);
  return { says, move };
}

export function asThing(text: string, id: string): string {
  if (text === '' || /[.!?:;]$/u.test(text)) throw fault(id, text, 'a phrase ends without a stop');
  if (text.split(/\s+/u).length > 14) throw fault(id, text, 'a phrase has at most 14 words');
  return plain(text, id);
}

const irregular = /(?:people|men|women|children|staff|police|clergy|faculty|crew)$/u;

/** The head of the phrase, before "of", "in", "at", "with" and the like, is a plural. */
export function asPeople(text: string, id: string): string {
  const head = text.split(/\s(?:of|in|at|with|who|on|for|and their|running|without|from|under|behind)\s/u)[0];
  if (head === undefined || !(/[a-z]s$/u.test(head) || irregular.test(head)))
    throw fault(id, text, 'people stand in the plural, without an article');
  if (/^(?:the|a|an) /u.test(text)) throw fault(id, text, 'people stand without an article');
  return asThing(text, id);
}

/** `digits`: a question of a business model may set a number. */
export function asQuestion(text: string, id: string, allowed: 'digits' | null = null): string {
  if (!/^\p{Lu}.*\?$/u.test(text))
    throw fault(id, text, 'a question begins with a capital and ends with "?"');
  if (text.split(/\s+/u).length > 24) throw fault(id, text, 'a question has at most 24 words');
  return allowed === 'digits' ? text : plain(text, id);
}

export function asConfidence(text: string, id: string): Confidence {
  if (text !== 'low' && text !== 'medium' && text !== 'high')
    throw fault(id, text, 'a grade is low, medium or high');
  return text;
}

/** "200-500" */
export function span(text: string, id: string): readonly [number, number] {
  const [low = Number.NaN, high = Number.NaN] = text
    .split('-')
    .map((end) => (end === '' ? Number.NaN : Number(end)));
  if (!(low <= high) || low < 0) throw fault(id, text, 'a span is two numbers, "200-500"');
  return [low, high];
}

/** A bar between blanks parts the columns. */
export function cells(text: string, count: number, id: string): readonly string[] {
  const found = text.split(/\s\|(?=\s|$)/u).map((cell) => cell.trim());
  if (found.length !== count || found.some((cell) => cell === ''))
    throw fault(id, text, `${count} columns are wanted`);
  return found;
}

/** Names that hold a digit and count nothing. */
const names =
  /\b(?:[BCDG]2[BCG]|K-?12|Web3|Level 3|[A-Z]{1,6}[ -]?\d{1,5}[A-Za-z]?|ISO(?:\/IEC)? \d+|Section \d+\w*|Part \d+|Article \d+|Title [IVX\d]+|Schedule \d+|Form \d+\w*|[23]D|3PLs?|2FA|401k|1099|W-2|i18n|CO2|PM2\.5|COVID-19|Microsoft 365|Dynamics 365|[\w.]*\d[A-Z]\w*|[A-Z][\w]*\d\w*)\b/gu;

function plain(text: string, id: string): string {
  if (/\p{Nd}/u.test(text.replace(names, '')))
    throw fault(id, text, 'no digits: a figure is a fact of its own');
  if (counted.test(text)) throw fault(id, text, 'no number in words either');
  if (/\s{2,}|[“”"{}]|--/u.test(text)) throw fault(id, text, 'no quotation marks, braces or double blanks');
  return text;
}

const counted =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|dozens?|hundreds?|thousands?|millions?|billions?|twice|half|(?:a|one|two) (?:thirds?|fifths?|tenths?) of)\b/iu;

export function fault(id: string, text: string, wanted: string): Error {
  return new Error(`${id}: ${wanted} ("${text}").`);
}
