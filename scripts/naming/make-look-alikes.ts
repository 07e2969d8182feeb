import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compiles content/naming/look-alikes.tsv: all of Unicode's confusable signs (TR 39) that are read as English letters or digits.
 * Run by hand after unpacking the npm package unhomoglyph 1.0.6: `node scripts/naming/make-look-alikes.ts <folder>/data.json`.
 */
const file = process.argv[2];
if (file === undefined) throw new Error('Give the file data.json of the package.');

const readAs: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
const signs = Map.groupBy(
  Object.entries(readAs).filter(([, letters]) => /^[a-z\d]+$/iu.test(letters)),
  ([, letters]) => letters,
);
const rows = [...signs].map(([letters, own]) => `${letters}\t${own.map(([sign]) => sign).join(' ')}`);
writeFileSync(
  join(import.meta.dirname, '../../content/naming/look-alikes.tsv'),
  ['read as\tsigns', ...rows, ''].join('\n'),
);
