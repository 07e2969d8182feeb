import { once } from '@slipway/core';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp';

/** A word or sign of the text, with what part of speech the tagger takes it for. Places are letters of the text. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly lemma: string;
  /** Universal part of speech: NOUN, PROPN, VERB, AUX, ADJ, ADP, DET, PRON, NUM, SYM, PUNCT … */
  readonly pos: string;
  readonly from: number;
  readonly to: number;
  readonly sentence: number;
}

export type Tagger = (text: string) => readonly Token[];

/** Its dictionary is unpacked with the first text, which takes a tenth of a second. */
export function createTagger(): Tagger {
  const unpacked = once(unpackModel);
  return (text) => {
    const { nlp, its, lemmaOf } = unpacked();
    const lower = joinThousands(lowerFirstWords(text));
    const doc = nlp.readDoc(lower);
    const tokens: Token[] = [];
    let at = 0;
    let sentence = 0;
    let isBreak = false;
    doc.tokens().each((item: ItemToken) => {
      const word = item.out();
      const from = lower.indexOf(word, at);
      // Between two full stops the tokenizer finds a word without letters.
      if (word === '' || from < 0) return;
      const piece = text.slice(from, from + word.length);
      const isNewLine = text.slice(at, from).includes('\n');
      if (isBreak || isNewLine) sentence++;
      at = from + piece.length;
      const pos = item.out(its.pos);
      tokens.push({
        text: piece,
        lower: piece.toLowerCase(),
        lemma: lemmaAt(item.out(lemmaOf), piece),
        pos,
        from,
        to: at,
        sentence,
      });
      isBreak = /[.!?]$/u.test(piece) && /^\s{0,4}(?:$|[^\p{Ll}\s])/u.test(text.slice(at, at + 5));
    });
    return glueHyphens(text, tokens.flatMap(splitContraction));
  };
}

function unpackModel() {
  const nlp = winkNLP(model, ['sbd', 'pos']);
  const { its } = nlp;
  const lemmaOf: unknown = its.lemma;
  // Declared with other arguments than it is called with; wrapped in a function of ours, it is silently ignored.
  if (!isItsFunction(lemmaOf)) throw new TypeError('The tagger has no lemmas.');
  return { nlp, its, lemmaOf };
}

const isItsFunction = (value: unknown): value is ItsFunction<string> => typeof value === 'function';

/** The tagger has no base form for some words, whatever its types say. */
const lemmaAt = (lemma: string | undefined, piece: string): string => (lemma ?? piece).toLowerCase();

/** A capital at the start of a sentence makes the tagger think of a name. Letters keep their places. */
function lowerFirstWords(text: string): string {
  return text.replace(
    /(?:^|[.!?:]\s{1,3}|\n\s{0,3})[A-Z](?=[a-z])/gu,
    (start) => start.slice(0, -1) + start.slice(-1).toLowerCase(),
  );
}

/** "3'400", as the Swiss write it, is one word to the tagger. */
const joinThousands = (text: string): string => text.replace(/(?<=\d)['’](?=\d{3}(?!\d))/gu, ',');

/** "we're" is two words; the tagger leaves some of them whole. */
function splitContraction(token: Token): readonly Token[] {
  const [, word, rest] =
    /^(i|we|you|they|he|she|it|that|there|who)(['’](?:m|re|ve|d|ll|s))$/iu.exec(token.text) ?? [];
  if (word === undefined || rest === undefined) return [token];
  const middle = token.from + word.length;
  const lemma = /[’'](?:m|re|s)/iu.test(rest) ? 'be' : /[’']ve/iu.test(rest) ? 'have' : rest.toLowerCase();
  return [
    { ...token, text: word, lower: word.toLowerCase(), lemma: word.toLowerCase(), pos: 'PRON', to: middle },
    { ...token, text: rest, lower: rest.toLowerCase(), lemma, pos: 'AUX', from: middle },
  ];
}

/** Letters; more are no word but a row of hyphens. */
const longestWord = 40;

/** "home", "-", "care" is one word to a reader. */
function glueHyphens(text: string, tokens: readonly Token[]): readonly Token[] {
  const glued: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const before = glued.at(-1);
    const after = tokens[at + 1];
    if (token === undefined) continue;
    const isInside =
      before?.to === token.from &&
      after?.from === token.to &&
      token.text === '-' &&
      after.to - before.from <= longestWord;
    if (!isInside || !/[\p{L}\d]$/u.test(before.text) || !/^[\p{L}\d]/u.test(after.text)) {
      glued.push(token);
      continue;
    }
    const whole = text.slice(before.from, after.to);
    const pos = after.pos === 'NOUN' || after.pos === 'PROPN' ? after.pos : 'ADJ';
    glued[glued.length - 1] = {
      ...before,
      text: whole,
      lower: whole.toLowerCase(),
      lemma: whole.toLowerCase(),
      pos,
      to: after.to,
    };
    at++;
  }
  return glued;
}
