/** Forms of a noun. Irregular plurals of people and things are few; the rest follows the spelling. */
const irregular: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['men', 'man'],
  ['women', 'woman'],
  ['children', 'child'],
  ['wives', 'wife'],
  ['lives', 'life'],
  ['knives', 'knife'],
  ['shelves', 'shelf'],
  ['loaves', 'loaf'],
  ['calves', 'calf'],
  ['wolves', 'wolf'],
  ['thieves', 'thief'],
  ['hooves', 'hoof'],
  ['scarves', 'scarf'],
]);
const regular = new Map([...irregular].map(([many, one]) => [one, many]));

export function singular(word: string): string {
  const one = irregular.get(word);
  if (one !== undefined) return one;
  if (/(?:men|women)$/u.test(word) && word.length > 5) return word.replace(/men$/u, 'man');
  if (/[^aeiou]ies$/u.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x|zz)es$/u.test(word)) return word.slice(0, -2);
  if (/[^sui]s$/u.test(word) && word.length > 3) return word.slice(0, -1);
  return word;
}

export const isPlural = (word: string): boolean => singular(word) !== word;

export function plural(word: string): string {
  const many = regular.get(word);
  if (many !== undefined) return many;
  if (isPlural(word) || word.endsWith('staff')) return word;
  if (/[a-z]man$/u.test(word)) return word.replace(/man$/u, 'men');
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:ch|sh|s|x|z)$/u.test(word)) return `${word}es`;
  return `${word}s`;
}

const endings = /(?:eries|ery|erers|erer|ettes|ette|house|hold|ings|ing|ists|ist|ors|or|ers|er|ies|y|e)$/u;

/** What brewer, brewery, brewing and brewhouse share; short words stay whole. */
export function family(word: string): string {
  const one = singular(word.toLowerCase());
  const root = one.replace(endings, '');
  const base = root.length >= 4 ? root : one;
  return /([bdgklmnprt])\1$/u.test(base) && base !== one ? base.slice(0, -1) : base;
}
