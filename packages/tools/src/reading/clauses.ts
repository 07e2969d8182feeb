import type { Read } from './reading.ts';

interface Clause {
  readonly start: number;
  readonly text: string;
}

const maxWords = 26;
const sentenceEnd = /(?<=[.!?\n])\s+|\n+|(?<=\.\.)\s*/u;
const clauseEnd = /[;:,]\s|\s[-–—]\s/u;

const pain =
  /(?<![\p{L}-])(?:los(?:e|es|ing|t)|wast(?:e|es|ing|ed)|throw(?:s)? away|spends?|cannot|can['’]?t|could ?n['’]t|struggles?|waits?|no idea|never know|by hand|on paper|still|forgets?|worr(?:y|ies|ied)|too late|too (?:expensive|slow|long|hard)|expensive|hard to|short of|fights?|oversell|overpay|late pay\p{L}*|breaks? down|chases?|nobody|retypes?|all (?:day|look)|takes? \p{L}+ (?:weeks|days|hours|months)|at night|half price|middlemen|without knowing|boring|empty|not defined|are phished|get phished|do not|don['’]?t|isn['’]?t|nothing)(?![\p{L}-])/iu;
const offerOpening =
  /^(?:(?:and|so|but)\s)?(?:we|our|an?\s\p{L}|one\s|the\s(?:app|tool|platform)|app\b|tool\b|platform\b|software\b|marketplace\b|service\b|bot\b|they\s(?:ask|order|rehearse|book)|it\s)/iu;
const offerInside = /\b(?:we|our)\s(?!have|are\b|were|lose|want|think|believe|interviewed|talked)\p{L}+/iu;
/** "Our pull requests wait two days" is the founder's own trouble, not what they make. */
const ourTrouble =
  /^our\s(?:[\p{L}-]+\s){0,2}\p{L}+s\s(?:wait|get|lose|take|break|pile|fail|are|sit|cost|go|die|leave|quit|cannot|never)\b/iu;
const ours = /^(?:we|our)\b/iu;
const isThing =
  /^(?:an?\s)?(?:\p{L}+\s){0,2}(?:app|tool|platform|marketplace|software|bot|agent|service)\b/iu;
const takesShare = /\bwe\s(?:keep|take|charge|get)\s(?:an?\s)?(?:\d|cut|commission)/iu;
const isPriceOnly =
  /^(?:and\s)?we\s(?:keep|take|charge|get|earn|make)\s(?:an?\s)?(?:\p{Sc}|rs\b|\d|cut|commission|fee|share)/iu;
const beforeFor = /^[^.!?;:,\n]{3,60}?(?=\sfor\s)/iu;
const thing =
  /(?<![\p{L}’'-])(?:an?\s)?(?:[\p{L}-]+\s){0,4}(?:app|tool|platform|marketplace|software|bot|agent|assistant|scanner|builder|service|subscription|sensor|game|notebook|scheduler|portal|inbox|network|api|dashboard|loan|insurance|robot)s?(?![\p{L}-])/iu;

function isOurs(piece: string): boolean {
  return ours.test(piece) && !ourTrouble.test(piece);
}

/** What hurts, in the founder's words: the sentence part that holds the pain. */
export function readProblem(text: string): Read<string> | null {
  const sentences = splitAt(text, 0, sentenceEnd);
  for (const sentence of sentences) {
    const match = sentence.text.match(pain);
    if (match === null || isOurs(sentence.text) || isThing.test(sentence.text)) continue;
    const clauses = splitAt(sentence.text, 0, clauseEnd).filter((clause) => !isOurs(clause.text));
    const value = shorten(clauses.find((clause) => pain.test(clause.text))?.text ?? '');
    if (countWords(value) >= 3) return { value, confidence: 0.7, because: [match[0].trim()] };
  }
  // Two sentences, the second of which is the answer: the first is what is answered.
  const [first, second] = sentences;
  if (first === undefined || second === undefined || !offerOpening.test(second.text)) return null;
  if ((offerOpening.test(first.text) && !ourTrouble.test(first.text)) || isPriceOnly.test(second.text))
    return null;
  const value = shorten(first.text);
  return countWords(value) >= 4 ? { value, confidence: 0.55, because: [value] } : null;
}

/** What is built, in the founder's words; a sentence that opens with it before one that mentions it. */
export function readOffer(text: string, problem: string | null): Read<string> | null {
  const all = splitAt(text, 0, sentenceEnd).filter((sentence) => !isPriceOnly.test(sentence.text));
  const others = all.filter((sentence) => problem === null || !sentence.text.includes(problem));
  const sentences = others.length === 0 ? all : others;
  const opening = sentences.find(({ text }) => offerOpening.test(text) && !ourTrouble.test(text));
  if (opening !== undefined) return asOffer(opening.text, 0.75);
  for (const sentence of sentences) {
    const clauses = splitAt(sentence.text, 0, clauseEnd).filter(
      (clause) => !isPriceOnly.test(clause.text) && !takesShare.test(clause.text),
    );
    const clause = clauses.find((one) => offerInside.test(one.text));
    if (clause !== undefined && countWords(clause.text) >= 5) return asOffer(clause.text, 0.65);
  }
  const [first] = sentences;
  const heading = first?.text.match(beforeFor)?.[0];
  if (heading !== undefined && countWords(heading) >= 2) return asOffer(heading, 0.55);
  const named = sentences.length === all.length ? text.match(thing) : null;
  if (named !== null) return asOffer(text.slice(named.index).split(sentenceEnd)[0] ?? '', 0.5);
  return first === undefined ? null : asOffer(first.text, 0.4);
}

function asOffer(piece: string, confidence: number): Read<string> | null {
  const value = shorten(piece);
  return countWords(value) < 2 ? null : { value, confidence, because: [value] };
}

function countWords(piece: string): number {
  return piece.trim().split(/\s+/u).length;
}

/** At most `maxWords` words, ended where a clause ends or before a word that joins. Always a piece of the text. */
function shorten(piece: string): string {
  const words = [...piece.trim().matchAll(/\S+/gu)];
  const last = words[Math.min(words.length, maxWords) - 1];
  if (last === undefined) return '';
  const cut = piece.trim().slice(0, last.index + last[0].length);
  const whole =
    words.length <= maxWords
      ? cut
      : cut.slice(0, Math.max(cut.lastIndexOf(', '), cut.lastIndexOf('; '), cut.lastIndexOf(': '), 0)) || cut;
  return whole
    .replace(/(?:\s(?:an?|the|to|of|and|or|at|in|for|is|on|with|because|we|it|that|who|so|but))+$/iu, '')
    .replace(/[\s.,;:!?]+$/u, '');
}

function splitAt(text: string, offset: number, pattern: RegExp): readonly Clause[] {
  const clauses: Clause[] = [];
  const all = new RegExp(pattern.source, 'gu');
  let from = 0;
  for (const match of text.matchAll(all)) {
    if (match.index > from) clauses.push({ start: offset + from, text: text.slice(from, match.index) });
    from = match.index + match[0].length;
  }
  if (from < text.length) clauses.push({ start: offset + from, text: text.slice(from) });
  return clauses;
}
