import {
  describeNiche,
  findCandidates,
  type IdeaReading,
  type Indexes,
  makeQuery,
} from '@slipway/analyst/retrieve';
import type { Example } from './fit-curve.ts';
import type { Judgement, LabelledIdea, LabelledLine } from './labels.ts';
import { keyOf, pooledKinds } from './pool.ts';

/** How much is known when rows are looked for: the text alone, what was read as well, and a niche the founder confirmed. */
export const modes = ['text', 'read', 'confirmed'] as const;
export type Mode = (typeof modes)[number];

export const forms = ['line', 'paragraph'] as const;

export interface IdeaExamples {
  readonly idea: string;
  readonly rows: readonly Example[];
  readonly niches: readonly Example[];
}

/** A niche is near with so many relevant rows of so many judged. */
const near = { relevant: 2, judged: 3 } as const;

export class Judgements {
  readonly #relevant: ReadonlyMap<string, boolean>;
  readonly #niches = new Map<string, string>();

  constructor(all: readonly Judgement[], indexes: Indexes) {
    this.#relevant = new Map(
      all.map(({ idea, kind, row, isRelevant }) => [`${idea} ${kind} ${row}`, isRelevant]),
    );
    const listing = new Map<string, Set<string>>();
    for (let at = 0; at < indexes.rows.length; at++) {
      const row = indexes.rows.row(at);
      if (row === undefined || row.niche === null) continue;
      const key = `${row.kind} ${keyOf(row)}`;
      listing.set(key, (listing.get(key) ?? new Set()).add(row.niche));
    }
    const counts = new Map<string, Map<string, number>>();
    for (const { idea, kind, row, isRelevant } of all) {
      if (!isRelevant) continue;
      const own = counts.get(idea) ?? new Map<string, number>();
      for (const niche of listing.get(`${kind} ${row}`) ?? []) own.set(niche, (own.get(niche) ?? 0) + 1);
      counts.set(idea, own);
    }
    for (const [idea, own] of counts) {
      const [first] = [...own].sort(([a, n], [z, m]) => m - n || (a < z ? -1 : 1));
      if (first !== undefined && first[1] >= near.relevant) this.#niches.set(idea, first[0]);
    }
  }

  /** Null where nobody judged it. */
  isRelevant(idea: string, kind: string, key: string): boolean | null {
    return this.#relevant.get(`${idea} ${kind} ${key}`) ?? null;
  }

  /** What a founder would confirm: the niche of most relevant rows. */
  nicheOf(idea: string): string | null {
    return this.#niches.get(idea) ?? null;
  }

  hasRelevantRival(idea: string): boolean {
    return [...this.#relevant].some(([key, yes]) => yes && key.startsWith(`${idea} rival `));
  }
}

export function readingOf(idea: LabelledIdea, mode: Mode, judgements: Judgements): IdeaReading {
  if (mode === 'text') return { places: idea.place };
  const read = { does: idea.does, payer: idea.pays[0] ?? '', places: idea.place };
  return mode === 'read' ? read : { ...read, niche: judgements.nicheOf(idea.id) };
}

export function collectExamples(
  ideas: readonly LabelledIdea[],
  judgements: Judgements,
  indexes: Indexes,
): readonly IdeaExamples[] {
  return ideas.map((idea) => {
    const rows: Example[] = [];
    const niches: Example[] = [];
    for (const form of forms)
      for (const mode of modes) {
        const query = makeQuery(idea[form], readingOf(idea, mode, judgements), indexes);
        const counts = new Map<number, { relevant: number; judged: number }>();
        for (const kind of pooledKinds)
          for (const { row, niche, features } of findCandidates(kind, query, indexes)) {
            const isTrue = judgements.isRelevant(idea.id, kind, keyOf(row));
            if (isTrue === null) continue;
            rows.push({ features, isTrue });
            const count = counts.get(niche) ?? { relevant: 0, judged: 0 };
            counts.set(niche, { relevant: count.relevant + (isTrue ? 1 : 0), judged: count.judged + 1 });
          }
        for (const [at, { relevant, judged }] of counts)
          if (judged >= near.judged)
            niches.push({ features: describeNiche(at, query, indexes), isTrue: relevant >= near.relevant });
      }
    return { idea: idea.id, rows, niches };
  });
}

/** Places that a niche is chosen from. */
const lookedAt = 12;

/** Of one-line ideas whose niche is known: is this niche about it? */
export function collectLines(
  lines: readonly LabelledLine[],
  readingOf: (text: string) => IdeaReading,
  indexes: Indexes,
): readonly IdeaExamples[] {
  return lines.map(({ text, niches }) => {
    const query = makeQuery(text, readingOf(text), indexes);
    const right = new Set(niches.map((niche) => indexes.placeOfNiche(niche)));
    const examples = query.byText.order.slice(0, lookedAt).map((at) => ({
      features: describeNiche(at, query, indexes),
      isTrue: right.has(at),
    }));
    return { idea: text, rows: [], niches: examples };
  });
}
