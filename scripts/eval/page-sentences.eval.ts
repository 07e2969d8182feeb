import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAnalyst } from '@slipway/analyst/load-analyst';
import { parseStories, parseTold, type ToldSentence } from '@slipway/evals';
import { loadKnowledge } from '@slipway/knowledge/load';
import { expect, it } from 'vitest';
import { sortSentences } from '../../packages/tools/src/landing/sort-sentences.ts';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');
const open = (file: string): string => readFileSync(join(corpora, file), 'utf8');
const analyst = loadAnalyst(loadKnowledge());

const kinds: Readonly<Record<string, string>> = {
  product: 'offer',
  price: 'price',
  problem: 'today',
  today: 'today',
};
type Labelled = readonly Pick<ToldSentence, 's' | 'role'>[];
const flat = (text: string): string => text.replace(/\s+/gu, ' ').trim().toLowerCase();
/** The end of a sentence: what is put right in it stands before. */
const endOf = (text: string): string => flat(text).replace(/\.$/u, '').slice(-25);

/** "left off from others: 547": how many sentences of each kind came to which part of a page. */
function countParts(texts: readonly Labelled[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const labelled of texts) {
    const idea = labelled.map(({ s }) => s).join(' ');
    const sorted = sortSentences(idea, analyst.study({ idea }).profile);
    for (const { s, role } of labelled) {
      const parts = Object.entries(sorted).filter(([, said]) =>
        (said as readonly string[]).some((one) => flat(one).includes(endOf(s))),
      );
      const key = `${kinds[role] ?? 'other'} as ${parts[0]?.[0] ?? 'nothing'}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

it('of founders’ stories one sentence in nine that is not for visitors comes onto the page, and hardly any of the offer is lost', () => {
  const stories: readonly Labelled[] = [
    ...parseStories(open('stories-held.jsonl')).map(({ sentences }) => sentences),
    ...parseTold(open('sentences-held.txt')),
  ];
  const counts = countParts(stories);
  const of = (key: string): number => counts.get(key) ?? 0;
  expect(of('other as what') + of('other as problem')).toBeLessThanOrEqual(66);
  expect(of('offer as what')).toBeGreaterThanOrEqual(141);
  expect(of('offer as problem')).toBeLessThanOrEqual(1);
  expect(of('today as what')).toBeLessThanOrEqual(14);
});

it('of briefs hardly anything else comes onto the page, and nineteen of twenty sentences of the offer do', () => {
  const counts = countParts(parseTold(open('briefs-held.txt')));
  const of = (key: string): number => counts.get(key) ?? 0;
  expect(of('other as what') + of('other as problem')).toBeLessThanOrEqual(4);
  expect(of('offer as problem')).toBeLessThanOrEqual(2);
  expect(of('offer as what')).toBeGreaterThanOrEqual(195);
});
