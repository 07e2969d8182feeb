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
  /^(?:(?:and|so|but)\s)?(?:we|I\s(?:would|will|want to)\s(?!know|see|hear|be\b|have|like|love|not)|our|an?\s\p{L}|one\s|the\s(?:app|tool|platform)|app\b|tool\b|platform\b|software\b|marketplace\b|service\b|bot\b|they\s(?:ask|order|rehearse|book)|it\s)/iu;
const offerInside =
  /\bI\s(?:would|will|want to)\s(?:build|make|sell|rent|lease|offer|open|run|bring|collect|deliver|supply|print|teach|train)\b|\b(?:we|our)\s(?!have|are\b|were|lose|want|think|believe|interviewed|talked)\p{L}+/iu;
/** "A port stop for one expired paper costs 40,000 dollars." is no offer. */
const tellsCost =
  /^an?\s(?!.{0,200}\b(?:we|our|I|that|which|app|tool)\b).{0,120}\scosts?\s(?:(?:about|around|over|up to|some)\s)?(?:\p{Sc}|\d)/iu;
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

/** A time word is surer than the name of a means. */
const makeshifts = [
  {
    sign: /(?<![\p{L}-])(?:today|currently|right now|at the moment|nowadays)(?![\p{L}-])/iu,
    confidence: 0.7,
    isTime: true,
  },
  {
    sign: /(?<!(?:what|which|is|are) )(?<![\p{L}-])still (?!need|want|wait|lose|cost|the\b|an?\b|no\b|too|with)\p{L}+/iu,
    confidence: 0.7,
    isTime: true,
  },
  {
    sign: /(?<![\p{L}-])(?:by hand|manually|on paper|paper (?:lists?|forms?|logs?|slips?|diary|diaries|cards?|books?|sheets?)|pen and paper|in excel|excel (?:files?|sheets?)|spreadsheets?|google sheets?|whatsapp groups?|(?:on|over|via) whatsapp|exercise books?|log ?books?|on a pad|group chats?|notebooks?|sticky notes|post-its?|clipboards?|whiteboards?|by (?:phone|fax|e-?mail)|phone calls|word of mouth|middlem[ae]n|brokers?)(?![\p{L}-])/iu,
    confidence: 0.6,
    isTime: false,
  },
  {
    sign: /(?<![\p{L}-])(?:phon(?:e|es|ing) (?:around|round|down|each|every|all|their|the|up|\d+|ten|twenty|thirty|dozens)|types? (?:it|them|the|all|everything)|call(?:s|ing)? (?:around|each|every|down|the|patients|suppliers|customers)|retyp(?:e|es|ing)|cop(?:y|ies|ying) \p{L}+|fax(?:es|ing)?|guess(?:es|ing)?|drive(?:s)? (?:to|around|across)|ask(?:s|ing)? (?:friends|around|neighbours))(?![\p{L}-])/iu,
    confidence: 0.45,
    isTime: false,
  },
] as const;
const saysToday =
  /^\s*(?:today|currently|right now|at the moment|nowadays|and|but|because|since|while|so)\b,?\s*/iu;
/** "Instead of phone calls": the means is named, and is gone already. */
const replaces = /\b(?:instead of|without|no more|no need|replac\p{L}+|rather than|never again)\b/iu;

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

/** How they do it today, in the founder's words: the sentence part that names the makeshift. */
export function readToday(text: string): Read<string> | null {
  const sentences = splitAt(text, 0, sentenceEnd);
  const answer = sentences.findIndex(
    ({ text: piece }, at) => isOurs(piece) || isThing.test(piece) || (at > 0 && offerOpening.test(piece)),
  );
  // A means that is named after the answer began is most often part of the answer.
  for (const { sign, confidence, isTime } of makeshifts)
    for (const sentence of isTime || answer < 0 ? sentences : sentences.slice(0, answer)) {
      const found = splitAt(sentence.text, 0, clauseEnd).find(
        (clause) => sign.test(clause.text) && !isOurs(clause.text) && !isThing.test(clause.text),
      );
      if (found === undefined || replaces.test(found.text)) continue;
      const value = shorten(found.text.replace(saysToday, ''));
      if (countWords(value) < 3) continue;
      return { value, confidence, because: [found.text.match(sign)?.[0].trim() ?? value] };
    }
  return null;
}

/** What is built, in the founder's words; a sentence that opens with it before one that mentions it. */
export function readOffer(text: string, problem: string | null): Read<string> | null {
  const all = splitAt(text, 0, sentenceEnd).filter(
    (sentence) => !isPriceOnly.test(sentence.text) && !tellsCost.test(sentence.text),
  );
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
    .replace(/(?<![\s.,;:!?])[\s.,;:!?]+$/u, '');
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
