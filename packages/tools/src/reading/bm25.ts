import type { Vertical } from '@slipway/facts';
import { stem } from './stem.ts';
import type { Token } from './tokens.ts';

export interface Bm25Index {
  /** Stem → score it adds to each vertical it occurs in. */
  readonly adds: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Usual settings (Robertson and Zaragoza 2009): how fast a repeated word stops counting, how much length is made even. */
const k1 = 1.2;
const b = 0.75;
/** A word of more than a third of the verticals tells nothing. */
const maxShare = 1 / 3;

export function buildBm25(verticals: readonly Vertical[]): Bm25Index {
  const documents = verticals.map((vertical) => ({ id: vertical.id, stems: countStems(textOf(vertical)) }));
  const lengths = documents.map(({ stems }) => [...stems.values()].reduce((sum, n) => sum + n, 0));
  const meanLength = lengths.reduce((sum, n) => sum + n, 0) / Math.max(1, lengths.length);
  const holders = new Map<string, number>();
  for (const { stems } of documents)
    for (const stem of stems.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);

  const adds = new Map<string, Map<string, number>>();
  documents.forEach(({ id, stems }, at) => {
    const norm = k1 * (1 - b + (b * (lengths[at] ?? 0)) / meanLength);
    for (const [stem, times] of stems) {
      const held = holders.get(stem) ?? 0;
      if (held > documents.length * maxShare) continue;
      const idf = Math.log(1 + (documents.length - held + 0.5) / (held + 0.5));
      const row = adds.get(stem) ?? new Map<string, number>();
      row.set(id, (idf * times * (k1 + 1)) / (times + norm));
      adds.set(stem, row);
    }
  });
  return { adds };
}

export function scoreBm25({ adds }: Bm25Index, tokens: readonly Token[]): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const stem of new Set(tokens.map((token) => token.stem)))
    for (const [id, value] of adds.get(stem) ?? []) scores.set(id, (scores.get(id) ?? 0) + value);
  return scores;
}

function textOf(vertical: Vertical): string {
  return [
    vertical.name,
    ...vertical.keywords,
    ...vertical.customers,
    ...vertical.businessModels,
    ...vertical.companies.map(({ positioning }) => positioning),
    ...vertical.facts.map(({ what }) => what),
    ...vertical.risks,
    ...vertical.channels,
    ...vertical.trendDrivers,
  ].join(' ');
}

function countStems(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []) {
    const stemmed = stem(word);
    counts.set(stemmed, (counts.get(stemmed) ?? 0) + 1);
  }
  return counts;
}
