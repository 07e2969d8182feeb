/** Words whose ending makes another word of them: a building is not what we build, a leading firm has no leads. */
const ownMeaning = new Set(
  'news trades building meeting training marketing leading advanced setting clothing housing bedding lending funding listing viewing booking evening morning moving spaces goods settlement wedding engineering nothing something everything anything limited united related experienced outstanding missing processing rating parenting advertising'.split(
    ' ',
  ),
);
const vowel = /[aeiouy]/u;

/**
 * One form for number and tense: "bakeries" and "bakery", "charging" and "charge", "cancelled" and "cancel".
 * Deliberately light: two words that differ in meaning must not meet, so short words are left alone.
 * Thousands of words pass here when the reader is built, hence no patterns but one.
 */
export function stem(word: string): string {
  if (word.length < 4 || ownMeaning.has(word) || notPlain.test(word)) return word;
  const one = singular(word);
  return one !== word && ownMeaning.has(one) ? one : dropEnding(one);
}

const notPlain = /[^a-z']/u;
const keepsTheS = ['ss', 'us', 'is'];
const takesEs = ['xes', 'ches', 'shes', 'sses'];

function singular(word: string): string {
  if (!word.endsWith('s') || keepsTheS.some((ending) => word.endsWith(ending))) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, takesEs.some((ending) => word.endsWith(ending)) ? -2 : -1);
}

function dropEnding(word: string): string {
  for (const ending of ['ing', 'ed']) {
    const root = word.slice(0, -ending.length);
    if (word.endsWith(ending) && root.length >= 4 && vowel.test(root)) return undouble(root);
  }
  return word.length >= 5 && word.endsWith('e') ? word.slice(0, -1) : word;
}

/** "planning" is "plan"; "selling" stays "sell": l, s and z end words doubled on their own. */
function undouble(root: string): string {
  const last = root.charAt(root.length - 1);
  if (last !== root.charAt(root.length - 2)) return root;
  return 'sz'.includes(last) || (last === 'l' && root.length <= 5) ? root : root.slice(0, -1);
}
