/** A quote does not stop after one of these. */
const dangling =
  /^(?:an?|the|and|or|but|nor|so|of|in|on|at|to|for|from|with|without|by|as|than|that|which|who|whose|when|while|if|because|into|about|after|before|their|his|her|its|our|your|my|is|are|was|were|be|been|has|have|had|will|would|can|could|should|very|not|no|per|via|this|these|those|every|each|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety|hundred|thousand|million|first|last)$/iu;

/**
 * The founder's words, cut to at most `maxWords`: always an exact piece of the text, without quotation marks, first clause
 * first, never ending on a word that waits for the next.
 */
export function shortQuote(text: string, maxWords: number): string {
  const sentence = /^[\s\p{P}]*([^\n]+?)(?:[.!?…]+(?=\s|$)|\n|$)/u.exec(text)?.[1] ?? text.trim();
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

/** "my mother lost 40" has lost what was counted: a bare number at the end goes, as long as something is left. */
function withoutLastNumber(quote: string): string {
  return quote.replace(/(?<=\S\s+\S+)\s+\p{Nd}[\p{Nd}.,]*$/u, '');
}

/** How many words lie before the last comma or semicolon, when that is most of the quote. */
function lastClauseEnd(words: readonly RegExpExecArray[]): number | null {
  const ends = words.flatMap((word, index) => (/[,;:–—]$/u.test(word[0]) ? [index + 1] : []));
  const end = ends.at(-1);
  return end !== undefined && end >= Math.max(3, words.length / 2) ? end : null;
}

function clean(text: string): string {
  return text
    .trim()
    .replace(/^["'“‘(]+(?=\S)/u, '')
    .replace(/[\s,;:.!?…–—"”(]+$/u, '');
}
