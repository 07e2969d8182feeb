import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAnalyst, loadIndexes, loadVectors, loadVentures } from '@slipway/analyst/load-analyst';
import { makeNicheScore } from '@slipway/analyst/retrieve';
import { nearFrom, rankVentures, toVentureQuery, type VentureCandidate } from '@slipway/analyst/ventures';
import type { Knowledge } from '@slipway/knowledge';
import { loadModelTable } from '../../packages/analyst/disk/load-weights.ts';
import { openModelReader } from '../../packages/analyst/src/profile/business-model.ts';
import curves from '../../packages/analyst/src/ventures/curves.json' with { type: 'json' };

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');

interface JudgedIdea {
  /** By business: whether its lines are about the idea, as readers judged who saw both and no rank. */
  readonly known: ReadonlyMap<string, boolean>;
  /** The group of readers where it was milder than those of the held ideas. */
  readonly by: string | null;
}

export function readJudged(set: string): ReadonlyMap<string, JudgedIdea> {
  const file = join(corpora, `ventures-${set === 'tune' ? 'tuned' : set}.jsonl`);
  return new Map(
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const {
          idea,
          ventures,
          by = null,
        }: { idea: string; ventures: Record<string, number>; by?: string | null } = JSON.parse(line);
        // 2: the same business; 1: most of its lines are about the idea; 0: another.
        return [idea, { known: new Map(Object.entries(ventures).map(([id, grade]) => [id, grade > 0])), by }];
      }),
  );
}

/** As the product finds them, likeliest first by the curves that are used now. */
export function makeCandidates(knowledge: Knowledge): (idea: string) => readonly VentureCandidate[] {
  const vectors = loadVectors();
  const analyst = loadAnalyst(knowledge, vectors);
  const find = loadVentures(knowledge);
  const readModel = openModelReader(loadModelTable());
  const indexes = loadIndexes(knowledge, vectors);
  return (idea) => {
    const reading = analyst.read(idea);
    const niches = makeNicheScore(idea, indexes);
    const query = toVentureQuery(idea, reading, readModel(idea, reading), niches);
    return find(query)(reading.pays?.value ?? null);
  };
}

export function venturesSection(knowledge: Knowledge, sets: readonly string[]): string {
  const candidatesOf = makeCandidates(knowledge);
  return sets
    .map((set) => {
      const judged = readJudged(set);
      const firsts = [...judged].map(([idea, { known }]) => {
        const [first] = rankVentures(candidatesOf(idea), curves);
        return { likely: first?.likely ?? 0, isAbout: known.get(first?.venture.id ?? '') };
      });
      const used = firsts.filter(({ likely }) => likely >= nearFrom);
      const right = used.filter(({ isAbout }) => isAbout === true).length;
      const unjudged = used.filter(({ isAbout }) => isAbout === undefined).length;
      const share = (part: number, whole: number): string =>
        `${Math.round((100 * part) / Math.max(1, whole))} %`;
      return `${set}: ${judged.size} ideas; a business is said for ${share(used.length, judged.size)}, of which ${share(right, used.length - unjudged)} are about the idea (${unjudged} not judged)`;
    })
    .join('\n');
}
