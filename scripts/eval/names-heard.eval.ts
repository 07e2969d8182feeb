import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadNaming } from '../../packages/naming/disk/load-naming.ts';
import { areHeardAlike, listAlike } from '../../packages/naming/src/testing/alike.ts';

const naming = loadNaming();
const dictionary = readFileSync(join(import.meta.dirname, '../../content/naming/pronunciations.tsv'), 'utf8');

it('any two of the 20,000 commonest words that CMU’s dictionary says alike sound the same', () => {
  const pairs = listAlike(dictionary, 20_000);
  expect(pairs.length).toBeGreaterThan(900);
  expect(pairs.filter(([one, other]) => !areHeardAlike(naming, one, other))).toEqual([]);
});
