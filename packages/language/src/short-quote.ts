/** A quote does not stop after one of these. */
const dangling =
  /^(?:an?|the|and|or|but|nor|so|of|in|on|at|to|for|from|with|without|by|as|than|that|which|who|whose|when|while|if|because|into|about|after|before|their|his|her|its|our|your|my|is|are|was|were|be|been|has|have|had|will|would|can|could|should|very|not|no|per|via|this|these|those|every|each|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|thousand|million|first|last)$/iu;

/**
 * The founder's words, cut to at most `maxWords`: always an exact piece of the text, without quotation marks, first clause
 * first, never ending on a word that waits for the next.
 */
export function shortQuote(text: string, maxWords: number): string {
  const sentence = firstSentence(text);
  const words = [...sentence.matchAll(/\S+/gu)];
  if (words.length <= maxWords) return withoutLastNumber(clean(sentence));
  const kept = words.slice(0, Math.max(1, maxWords));
  const clause = lastClauseEnd(kept);
  let count = clause ?? kept.length;
  while (count > 1 && dangling.test(kept[count - 1]?.[0] ?? '')) count -= 1;
  const last = kept[count - 1];
  return withoutLastNumber(
    clean(last === undefined ? sentence : sentence.slice(0, last.index + last[0].length)),
  );
}

/** Every step looks at a character once: a text may be four thousand letters, or dots, without a blank. */
function firstSentence(text: string): string {
  const [line = ''] = text.replace(/^[\s\p{P}]+/u, '').split('\n', 1);
  const end = line.search(/[.!?…](?=\s|$)/u);
  return end === -1 ? line : withoutEnd(line.slice(0, end), isSentenceEnd);
}

const isSentenceEnd = (character: string) => '.!?…'.includes(character);
const isLoose = (character: string) => ',;:.!?…–—"”('.includes(character) || /\s/u.test(character);

function withoutEnd(text: string, isDropped: (character: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isDropped(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** "my mother lost 40" has lost what was counted: a bare number at the end goes, as long as two words are left. */
function withoutLastNumber(quote: string): string {
  const number = quote.search(/\s\p{Nd}[\p{Nd}.,]*$/u);
  const rest = number === -1 ? '' : quote.slice(0, number).trimEnd();
  return /\S\s+\S/u.test(rest) ? rest : quote;
}

/** How many words lie before the last comma or semicolon, when that is most of the quote. */
function lastClauseEnd(words: readonly RegExpExecArray[]): number | null {
  const ends = words.flatMap((word, index) => (/[,;:–—]$/u.test(word[0]) ? [index + 1] : []));
  const end = ends.at(-1);
  return end !== undefined && end >= Math.max(3, words.length / 2) ? end : null;
}

function clean(text: string): string {
  return withoutEnd(text.trim().replace(/^["'“‘(]+(?=\S)/u, ''), isLoose);
}
