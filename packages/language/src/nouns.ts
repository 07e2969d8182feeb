import {
  endInChe,
  endInIe,
  endInVowel,
  irregularPlurals,
  looksPluralIsSingular,
  noSingular,
  sameInBoth,
  spokenAsK,
  takeOes,
  takeVes,
} from './noun-lists.ts';

/** Words after which a noun phrase only describes its head: "owners *of small dogs*", "parents who work". */
const tail =
  /^(.+?)(\s+(?:of|in|on|at|with|without|for|from|to|by|who|that|which|whose|under|over|near|between|across|per|and their)\s.*)$/iu;

const irregularSingulars = new Map([...irregularPlurals].map(([one, many]) => [many, one]));

/** "dental office" → "dental offices". What is plural already, or has no plural, stays. Acts on the head of a phrase. */
export function pluralise(phrase: string): string {
  return onHead(phrase, (word) => (isPluralWord(word) || sameInBoth.has(word) ? word : pluralWord(word)));
}

/** "dental offices" → "dental office". What is singular already stays. Acts on the head of a phrase. */
export function singularise(phrase: string): string {
  return onHead(phrase, (word) => (isPluralWord(word) && !sameInBoth.has(word) ? singularWord(word) : word));
}

/** Whether a verb after it is plural: true for "owners of a small dog", "staff and guests", "people". */
export function isPlural(phrase: string): boolean {
  const head = splitTail(phrase)[0];
  if (/\s(?:and|&)\s/iu.test(head)) return true;
  return isPluralWord(headWord(head)[1].toLowerCase());
}

/** `verb('offices', 'is', 'are')` → "are". */
export function verb(phrase: string, one: string, many: string): string {
  return isPlural(phrase) ? many : one;
}

function splitTail(phrase: string): readonly [string, string] {
  const found = tail.exec(phrase);
  return found ? [found[1] ?? phrase, found[2] ?? ''] : [phrase, ''];
}

/** What stands before the last word, the word, and what trails it (closing brackets, quotes). */
function headWord(head: string): readonly [string, string, string] {
  const found = /^(.*?)([\p{L}\p{M}'’]+)([^\p{L}\p{M}]*)$/su.exec(head);
  return found ? [found[1] ?? '', found[2] ?? '', found[3] ?? ''] : [head, '', ''];
}

function onHead(phrase: string, change: (word: string) => string): string {
  const [head, rest] = splitTail(phrase);
  const [before, word, after] = headWord(head);
  if (word === '') return phrase;
  return before + inCaseOf(word, change) + after + rest;
}

function inCaseOf(word: string, change: (word: string) => string): string {
  const lower = word.toLowerCase();
  if (word === lower) return change(word);
  // Acronyms: SMB, SMBs. Their s is the only small letter.
  if (/^\p{Lu}{2,}s?$/u.test(word)) {
    const acronym = word.replace(/s$/u, '');
    const isMany = word.endsWith('s');
    if (change('dog') === 'dogs' && !isMany) return `${acronym}s`;
    return change('dogs') === 'dog' && isMany ? acronym : word;
  }
  const changed = change(lower);
  return word.charAt(0) === lower.charAt(0) ? changed : changed.charAt(0).toUpperCase() + changed.slice(1);
}

function isPluralWord(word: string): boolean {
  if (irregularSingulars.has(word) || noSingular.has(word)) return true;
  if (irregularPlurals.has(word) || looksPluralIsSingular.has(word) || sameInBoth.has(word)) return false;
  if (/^\p{Lu}+s$/u.test(word) || (word.endsWith('s') && endInVowel.has(word.slice(0, -1)))) return true;
  return /[^su']s$/u.test(word) && !/[^aeiou]is$/u.test(word);
}

function pluralWord(word: string): string {
  const irregular = irregularPlurals.get(word);
  if (irregular !== undefined) return irregular;
  if (takeVes.has(word)) return word.replace(/fe?$/u, 'ves');
  if (/[^aeiou]y$/u.test(word) || /quy$/u.test(word)) return `${word.slice(0, -1)}ies`;
  if (/[^aeiou]is$/u.test(word)) return `${word.slice(0, -2)}es`;
  if (spokenAsK.has(word)) return `${word}s`;
  if (takeOes.has(word) || /(?:s|x|z|sh|ch)$/u.test(word)) return `${word}es`;
  return `${word}s`;
}

function singularWord(word: string): string {
  const irregular = irregularSingulars.get(word);
  if (irregular !== undefined) return irregular;
  if (noSingular.has(word)) return word;
  const bare = word.slice(0, -1);
  if (word.endsWith('ies')) return endInIe.has(bare) || word.length < 5 ? bare : `${word.slice(0, -3)}y`;
  if (word.endsWith('ves')) {
    const stem = word.slice(0, -3);
    if (takeVes.has(`${stem}f`)) return `${stem}f`;
    return takeVes.has(`${stem}fe`) ? `${stem}fe` : bare;
  }
  const noEs = word.slice(0, -2);
  if (looksPluralIsSingular.has(`${noEs}is`) && word !== 'bases') return `${noEs}is`;
  if (word.endsWith('oes')) return takeOes.has(noEs) ? noEs : bare;
  if (spokenAsK.has(bare)) return bare;
  if (word.endsWith('ches')) return endInChe.has(bare) ? bare : noEs;
  if (/(?:ss|sh|x|[tz]z)es$/u.test(word) || (noEs !== 'us' && looksPluralIsSingular.has(noEs))) return noEs;
  if (/[^aou]uses$/u.test(word) && word !== 'uses') return noEs;
  return bare;
}
