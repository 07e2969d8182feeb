import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadIndexes as compiled, loadAnalyst, loadVectors } from '@slipway/analyst/load-analyst';
import { type IdeaReading, type Indexes, retrieve } from '@slipway/analyst/retrieve';
import {
  collectExamples,
  crossValidate,
  type Figures,
  forms,
  Judgements,
  measureRetrieval,
  modes,
  readIdeas,
  readJudgements,
  readLines,
  readOutsideTexts,
  retrievalTable,
  separate,
} from '@slipway/evals/retrieval';
import { loadKnowledge } from '@slipway/knowledge/load';

const corpora = join(import.meta.dirname, '../../packages/evals/corpora');
const read = (name: string) => readFileSync(join(corpora, name), 'utf8');

export function loadIndexes(): Indexes {
  return compiled(loadKnowledge(), loadVectors());
}

export function loadTuned(indexes: Indexes) {
  const judgements = new Judgements(readJudgements(read('relevance-tuned.tsv')), indexes);
  return { ideas: readIdeas(read('reading-tuned.jsonl')), judgements };
}

export function loadLines(set: 'tuned' | 'held') {
  return readLines(read(`lines-${set}.tsv`));
}

/** What the product reads of a line before it looks anything up. */
export function makeLineReader(): (text: string) => IdeaReading {
  const analyst = loadAnalyst(loadKnowledge());
  return (text) => {
    const { does, pays, where } = analyst.read(text);
    return {
      ...(does === null ? {} : { does: does.value.phrase }),
      ...(pays === null || pays.chance < 0.4 ? {} : { payer: pays.value }),
      places: where === null ? [] : [where.value],
    };
  };
}

/** Sums only: no idea is shown. The held set is scored once it was judged, see `scripts/pool-rows.ts`. */
export function evaluateRetrieval(): string {
  const indexes = loadIndexes();
  const { ideas, judgements } = loadTuned(indexes);
  const leftOut = crossValidate(collectExamples(ideas, judgements, indexes));
  const all: Record<string, Figures> = {};
  for (const form of forms)
    for (const mode of modes)
      all[`${form}, ${mode}`] = measureRetrieval(ideas, judgements, indexes, { form, mode }, leftOut);
  const lines = ['', 'retrieval, tuned ideas, each left out of the fit', retrievalTable(all)];
  if (existsSync(join(corpora, 'relevance-held.tsv'))) {
    const held = new Judgements(readJudgements(read('relevance-held.tsv')), indexes);
    const heldIdeas = readIdeas(read('reading-held.jsonl'));
    const figures: Record<string, Figures> = {};
    for (const form of forms)
      for (const mode of modes)
        figures[`${form}, ${mode}`] = measureRetrieval(heldIdeas, held, indexes, { form, mode });
    lines.push('retrieval, held ideas', retrievalTable(figures));
  } else lines.push('retrieval, held ideas: not judged yet');
  for (const set of ['tuned', 'held'] as const) lines.push(measureLines(set, indexes));
  for (const { name, auc, littleInside, littleOutside } of measureKnown(indexes))
    lines.push(
      `known or not, ${name}: AUC ${auc.toFixed(3)}, "little" for ${percent(littleOutside)} outside and ${percent(littleInside)} inside`,
    );
  return lines.join('\n');
}

/** How often the first niche of a one-line idea is right, and of those that may speak for themselves. */
function measureLines(set: 'tuned' | 'held', indexes: Indexes): string {
  const readLine = makeLineReader();
  const found = loadLines(set)
    .filter(({ niches }) => niches.length > 0)
    .map(({ text, niches }) => {
      const { niches: near, choices } = retrieve(text, readLine(text), indexes);
      const right = new Set(niches.map((niche) => indexes.home(niche)));
      return {
        isRight: right.has(near[0]?.id ?? ''),
        isOffered: choices.some(({ id }) => right.has(id)),
      };
    });
  const share = (some: number, of: number): string => percent(some / Math.max(1, of));
  return `one-line ideas, ${set}: first niche right ${share(found.filter(({ isRight }) => isRight).length, found.length)}, among five ${share(found.filter(({ isOffered }) => isOffered).length, found.length)}`;
}

/** Texts about niches against texts about businesses that are in none. */
function measureKnown(indexes: Indexes) {
  const outside = readOutsideTexts(read('outside-ideas.tsv'));
  // Written from the names of niches alone; the second telling shares hardly a word with the first.
  const told = read('paraphrase-pairs.tsv')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([split, , idea, again]) =>
      split === 'held' && idea !== undefined && again !== undefined ? [{ idea, again }] : [],
    );
  return [
    {
      name: 'in words of the trade',
      ...separate(
        told.map(({ idea }) => idea),
        outside,
        indexes,
      ),
    },
    {
      name: 'in other words',
      ...separate(
        told.map(({ again }) => again),
        outside,
        indexes,
      ),
    },
  ];
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
