import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gather } from '../../packages/tools/src/domain-suggestions/gather.ts';
import { loadTestLibrary } from '../../packages/tools/test/library.ts';

const library = loadTestLibrary();
const ideas = ['rivals.tsv', 'rivals-held.tsv'].flatMap((file) =>
  readFileSync(join(import.meta.dirname, '../../packages/evals/corpora', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0] ?? ''),
);
/** No row of content/naming was written for these. */
const odd = [
  'An index of disused railway tunnels for film scouts',
  'A rescue line for stranded hot air balloonists',
  'Sourdough starter insurance for bakers who travel',
  'Seed bombs for cyclists who green their way to work',
  'Night classes in lock picking for fans of escape rooms',
  'A swap shop for jigsaw puzzles with missing pieces',
  'Weather forecasts for people who dry tea leaves outdoors',
  'Opera glasses for hire at village theatres',
  'Hourly rental of church halls for ceilidh dancers',
  'Repair manuals for fountain pens by subscription',
];

it.each(ideas)('of all six kinds: %s', (idea) => {
  const { candidates } = gather({ idea }, { library });
  expect(new Set(candidates.map(({ style }) => style)).size).toBe(6);
});

it.each([...ideas, ...odd])('60 names or more, of four kinds or more: %s', (idea) => {
  const { candidates } = gather({ idea }, { library });
  expect(candidates.length).toBeGreaterThanOrEqual(60);
  expect(new Set(candidates.map(({ style }) => style)).size).toBeGreaterThanOrEqual(4);
});
