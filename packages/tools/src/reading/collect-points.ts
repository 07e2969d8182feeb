import type { Hit } from './term-index.ts';

export interface Points {
  readonly points: number;
  readonly because: readonly string[];
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

const headingBoost = 1.8;
/** "Yoga for nurses" is yoga: after a heading, who pays tells less. */
const payerShare = 0.45;
const quotesMost = 4;

/** Points of each owner of a term; a word said twice counts a quarter more, not double. */
export function collectPoints(
  text: string,
  hits: readonly Hit[],
  payer: Span | null,
): ReadonlyMap<string, Points> {
  const headingEnd = endOfHeading(text);
  const byOwner = new Map<string, Map<string, { points: number; quote: string }>>();
  for (const { start, end, points } of hits) {
    const quote = text.slice(start, end);
    const key = quote.toLowerCase();
    // A term of many owners says less about each.
    const isThing = end <= headingEnd;
    const isPayer = headingEnd > 0 && payer !== null && start >= payer.start && end <= payer.end;
    const shared = Math.sqrt(points.size) / (isThing ? headingBoost : isPayer ? payerShare : 1);
    for (const [owner, value] of points) {
      const said = byOwner.get(owner) ?? new Map<string, { points: number; quote: string }>();
      const before = said.get(key);
      said.set(key, {
        points: before === undefined ? value / shared : Math.max(before.points, value / shared) * 1.25,
        quote,
      });
      byOwner.set(owner, said);
    }
  }
  return new Map([...byOwner].map(([owner, said]) => [owner, asPoints([...said.values()])]));
}

function asPoints(said: readonly { readonly points: number; readonly quote: string }[]): Points {
  const strongest = said.toSorted((a, z) => z.points - a.points);
  return {
    points: strongest.reduce((sum, { points }) => sum + points, 0),
    because: dropContained(strongest.map(({ quote }) => quote)).slice(0, quotesMost),
  };
}

/** "dental practices" makes "dental" superfluous. */
function dropContained(quotes: readonly string[]): readonly string[] {
  return quotes.filter(
    (quote, at) =>
      !quotes.some((other, place) => place !== at && other.length > quote.length && other.includes(quote)),
  );
}

const heading = /^[^.!?;:,\n]{3,60}?(?=\s(?:for|4)\s)/iu;

/** "Carbon accounting for food companies": what stands before "for" is the thing, what follows is who wants it. */
function endOfHeading(text: string): number {
  return text.match(heading)?.[0].length ?? 0;
}
