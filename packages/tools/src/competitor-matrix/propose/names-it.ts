import { singularise } from '@slipway/language';

/** The line has these very words, one after the other; only the plural may differ. */
export function namesIt(item: string, line: string): boolean {
  const [wanted, words] = [wordsOf(item), wordsOf(line)];
  return (
    wanted.length > 0 && words.some((_, at) => wanted.every((word, place) => words[at + place] === word))
  );
}

function wordsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? []).map((word) => singularise(word));
}
