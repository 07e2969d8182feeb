import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseKnowledge } from './parse-knowledge.ts';
import { readJobs } from './read-jobs.ts';
import { readNiche } from './read-niche.ts';
import { readTable } from './tsv.ts';

test('a table names its columns, and a row with another count of cells is named', () => {
  expect(readTable('a\tb\nc\td\n', ['a', 'b'], 'x.tsv')).toEqual([['c', 'd']]);
  expect(() => readTable('a\nc', ['a', 'b'], 'x.tsv')).toThrow('x.tsv: the first line must name a, b.');
  expect(() => readTable('a\tb\nc\td\te', ['a', 'b'], 'x.tsv')).toThrow('2 columns are wanted ("c\td\te")');
  expect(() => readTable('a\tb\nc\t', ['a', 'b'], 'x.tsv')).toThrow('2 columns are wanted');
});

test('a job belongs to the niche of its row', () => {
  const text = 'niche\twhat\tpain\ttoday\thard\nvets\tnight calls\tp\tt\th\n';
  expect(readJobs('pet-care', text)).toEqual([
    { niche: 'pet-care/vets', what: 'night calls', pain: 'p', today: 't', hard: 'h' },
  ]);
});

test('a line with no known label is named with its niche', () => {
  expect(() => readNiche('pet-care', 'vets', 'name: vets\ncolour: red')).toThrow(
    'pet-care/vets: no line is called "colour"',
  );
});

test('what to do about a line stands behind it, also within a column', () => {
  const text = readFileSync(
    new URL('../../../../content/knowledge/pet-care/niches/agrovets.txt', import.meta.url),
    'utf8',
  )
    .replaceAll(/ => [^|\n]*?(?= \||$)/gmu, '')
    .replace(/^(run: .* eat the mark-up)/mu, '$1 => Sell no vial on credit.')
    .replace(/^(fail: cow-doctor.*)$/mu, '$1 => Give the app to the man on the motorbike.');
  const { running, failures, moves } = readNiche('pet-care', 'agrovets', text);
  expect(Object.keys(moves).sort()).toEqual([failures[0], running?.eaten].sort());
  expect(moves[failures[0] ?? '']).toBe('Give the app to the man on the motorbike.');
});

test('a missing file and a slip in a JSON file are named', () => {
  expect(() => parseKnowledge(new Map())).toThrow('content/knowledge/shared/buyers.json is missing.');
  const files = new Map([['pets/industry.json', '{"id":"pets"}']]);
  expect(() => parseKnowledge(files)).toThrow('pets/industry.json:');
});

test('several firms may share a line; a comma in brackets belongs to one name', () => {
  const text = readFileSync(
    new URL('../../../../content/knowledge/pet-care/niches/agrovets.txt', import.meta.url),
    'utf8',
  ).replace(
    /^rival: .*$/mu,
    'rival GB: Aa (x, y), Bb Ltd, Cc | drench | per dose | sells drench to sheep farms',
  );
  const [first, second, third] = readNiche('pet-care', 'agrovets', text).incumbents;
  expect([first?.name, second?.name, third?.name]).toEqual(['Aa (x, y)', 'Bb Ltd', 'Cc']);
  expect(third).toMatchObject({ sells: 'drench', does: 'sells drench to sheep farms', region: 'GB' });
});
