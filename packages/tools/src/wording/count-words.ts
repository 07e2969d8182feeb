/** Scripts that put no spaces between words count two signs as a word. */
export function countWords(text: string): number {
  const joined =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{1,2}/gu) ?? [];
  const spaced = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.-]*/gu);
  return joined.length + (spaced?.length ?? 0);
}
