import model from 'wink-eng-lite-web-model';

/** Whether a word, in small letters, is English: the tagger's own dictionary of some 87,000 forms. Takes about 150 ms; made once. */
export function makeEnglishTest(): (word: string) => boolean {
  // The package declares its parts without saying what is in them.
  const read = (value: unknown, key: string): unknown => Reflect.get(Object(value), key);
  const { core } = model;
  if (typeof core !== 'function') throw new Error('The language model has no core.');
  const words: unknown = read(read(read(core(), 'features'), 'lexeme'), 'hash');
  const known = new Set(Object.keys(Object(words)));
  if (!known.has('letter')) throw new Error('The language model has no dictionary.');
  return (word) => known.has(word);
}
