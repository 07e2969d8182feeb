const toSecond: readonly (readonly [RegExp, string])[] = [
  [/\b(?:I['’]m|I am|we['’]re|we are)\b/giu, 'you are'],
  [/\bI was\b/gu, 'you were'],
  [/\b(?:I['’]ve|we['’]ve)\b/giu, 'you have'],
  [/\b(?:I|we|me|us)\b/gu, 'you'],
  [/\bWe\b/gu, 'you'],
  [/\b(?:my|our)\b/giu, 'your'],
  [/\b(?:mine|ours)\b/giu, 'yours'],
  [/\b(?:myself|ourselves)\b/giu, 'yourself'],
];

/** A clause of the founder's, said back. */
export function toYou(words: string): string {
  const said = toSecond.reduce((text, [from, to]) => text.replace(from, to), words);
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
}
