import type { Vertical } from '@slipway/facts';
import { type Bm25Index, scoreBm25 } from './bm25.ts';
import type { ReadVertical } from './reading.ts';
import { findTerms, type Hit, type TermIndex } from './term-index.ts';
import type { Token } from './tokens.ts';

export interface Ranking {
  /** Best first, three at most. */
  readonly verticals: readonly ReadVertical[];
  /** Points of the words that speak for the first one: what the confidence stands on. */
  readonly support: number;
  readonly hits: readonly Hit[];
}

/** How sharply a lead becomes confidence, and how many points of words are half of enough; set on the tuning half. */
const sharpness = 0.9;
const halfSupport = 0.9;
/** One standard deviation of word statistics against one of the lexicon. */
const bm25Share = 0.3;
const headingBoost = 1.4;

export function rankVerticals(
  text: string,
  tokens: readonly Token[],
  verticals: readonly Vertical[],
  index: { readonly terms: TermIndex; readonly bm25: Bm25Index },
): Ranking {
  const hits = findTerms(tokens, index.terms);
  const words = discountMeans(collectPoints(text, hits, endOfHeading(text)));
  const statistics = scoreBm25(index.bm25, tokens);
  const byWords = standardise(verticals.map(({ id }) => words.get(id)?.points ?? 0));
  const byStatistics = standardise(verticals.map(({ id }) => statistics.get(id) ?? 0));
  const scored = verticals
    .map(({ id, name }, at) => ({
      id,
      name,
      score: (byWords[at] ?? 0) + bm25Share * (byStatistics[at] ?? 0),
      points: words.get(id)?.points ?? 0,
      because: words.get(id)?.because ?? [],
    }))
    .filter(({ points }) => points > 0)
    .sort((a, z) => z.score - a.score || (a.id < z.id ? -1 : 1));

  const best = scored[0];
  const total = scored.reduce((sum, { score }) => sum + weigh(score, best?.score ?? 0), 0);
  const support = best?.points ?? 0;
  const enough = support / (support + halfSupport);
  return {
    hits,
    support,
    verticals: scored.slice(0, 3).map(({ id, name, score, because }) => ({
      id,
      name,
      confidence: round((weigh(score, best?.score ?? 0) / total) * enough),
      because,
    })),
  };
}

const heading = /^[^.!?;:,\n]{3,60}?(?=\s(?:for|4)\s)/iu;

/** "Carbon accounting for food companies": what stands before "for" is the thing, what follows is who wants it. */
function endOfHeading(text: string): number {
  return text.match(heading)?.[0].length ?? 0;
}

/** Verticals that name a means: where another field is spoken of, that field is what the idea is about. */
const means = new Set(['ai-agents']);
const otherField = 2;

function discountMeans(words: ReadonlyMap<string, Points>): ReadonlyMap<string, Points> {
  const isElsewhere = [...words].some(([id, { points }]) => !means.has(id) && points >= otherField);
  if (!isElsewhere) return words;
  return new Map(
    [...words].map(([id, said]) => [id, means.has(id) ? { ...said, points: said.points * 0.5 } : said]),
  );
}

function weigh(score: number, best: number): number {
  return Math.exp((score - best) / sharpness);
}

interface Points {
  readonly points: number;
  readonly because: readonly string[];
}

/** Points of each vertical; a word said twice counts a quarter more, not double. */
function collectPoints(text: string, hits: readonly Hit[], headingEnd: number): ReadonlyMap<string, Points> {
  const byVertical = new Map<string, Map<string, { points: number; quote: string }>>();
  for (const { start, end, points } of hits) {
    const quote = text.slice(start, end);
    const key = quote.toLowerCase();
    // A term of many verticals says less about each.
    const shared = Math.sqrt(points.size) / (end <= headingEnd ? headingBoost : 1);
    for (const [vertical, value] of points) {
      const said = byVertical.get(vertical) ?? new Map<string, { points: number; quote: string }>();
      const before = said.get(key);
      said.set(key, {
        points: before === undefined ? value / shared : Math.max(before.points, value / shared) * 1.25,
        quote,
      });
      byVertical.set(vertical, said);
    }
  }
  return new Map(
    [...byVertical].map(([vertical, said]) => {
      const strongest = [...said.values()].sort((a, z) => z.points - a.points);
      return [
        vertical,
        {
          points: strongest.reduce((sum, { points }) => sum + points, 0),
          because: dropContained(strongest.map(({ quote }) => quote)).slice(0, 4),
        },
      ];
    }),
  );
}

/** "dental practices" makes "dental" superfluous. */
function dropContained(quotes: readonly string[]): readonly string[] {
  return quotes.filter(
    (quote, at) =>
      !quotes.some((other, place) => place !== at && other.length > quote.length && other.includes(quote)),
  );
}

/** In standard deviations from the mean; all zero when nothing differs. */
function standardise(values: readonly number[]): readonly number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const spread = Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length),
  );
  return values.map((value) => (spread === 0 ? 0 : (value - mean) / spread));
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}
