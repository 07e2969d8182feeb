import {
  type Curves,
  companyKey,
  type FoundRow,
  type Indexes,
  retrieve,
  thresholds,
} from '@slipway/analyst/retrieve';
import { type forms, type IdeaExamples, type Judgements, type Mode, readingOf } from './examples.ts';
import { fitCurve } from './fit-curve.ts';
import type { LabelledIdea } from './labels.ts';
import { keyOf, pooledKinds } from './pool.ts';

export interface Shown {
  shown: number;
  relevant: number;
  unjudged: number;
  /** With at least one relevant among the shown. */
  ideas: number;
}

export interface Figures {
  /** First five from `sure` on, by kind. */
  readonly sure: Readonly<Record<string, Shown>>;
  /** First five from `told` on, by kind. */
  readonly told: Readonly<Record<string, Shown>>;
  /** Ideas for which a rival that an expert named, or one of the same job, is among the first five told. */
  readonly withRival: number;
  /** Ideas for which one is known at all. */
  readonly couldHaveRival: number;
  readonly ideas: number;
}

const shownMost = 5;
const folds = 10;

/** Curves for each idea, fitted on all the others of other folds. */
export function crossValidate(examples: readonly IdeaExamples[]): (idea: string) => Curves {
  const foldOf = new Map(examples.map(({ idea }, at) => [idea, at % folds]));
  const fitted = Array.from({ length: folds }, (_, fold) =>
    fitCurves(examples.filter(({ idea }) => foldOf.get(idea) !== fold)),
  );
  return (idea) => fitted[foldOf.get(idea) ?? 0] ?? fitCurves(examples);
}

export function fitCurves(examples: readonly IdeaExamples[]): Curves {
  return {
    row: fitCurve(examples.flatMap(({ rows }) => rows)),
    niche: fitCurve(examples.flatMap(({ niches }) => niches)),
  };
}

export function measureRetrieval(
  ideas: readonly LabelledIdea[],
  judgements: Judgements,
  indexes: Indexes,
  { form, mode }: { readonly form: (typeof forms)[number]; readonly mode: Mode },
  curvesOf?: (idea: string) => Curves,
): Figures {
  const sure = emptyCounts();
  const told = emptyCounts();
  const companies = new Set(
    indexes.placesOf('rival').map((at) => companyKey(indexes.rows.row(at)?.name ?? '')),
  );
  let withRival = 0;
  let couldHaveRival = 0;
  for (const idea of ideas) {
    const { rows } = retrieve(idea[form], readingOf(idea, mode, judgements), indexes, curvesOf?.(idea.id));
    const named = new Set(idea.rivals.map(companyKey).filter((key) => companies.has(key)));
    const isRival = (row: FoundRow) =>
      named.has(keyOf(row)) || judgements.isRelevant(idea.id, 'rival', keyOf(row)) === true;
    for (const kind of pooledKinds) {
      const first = rows[kind].slice(0, shownMost);
      count(told[kind], idea.id, first, judgements);
      count(
        sure[kind],
        idea.id,
        first.filter(({ probability }) => probability >= thresholds.sure),
        judgements,
      );
    }
    if (rows.rival.slice(0, shownMost).some(isRival)) withRival += 1;
    if (named.size > 0 || judgements.hasRelevantRival(idea.id)) couldHaveRival += 1;
  }
  return { sure, told, withRival, couldHaveRival, ideas: ideas.length };
}

/** How often a text about a business that is known comes nearer than one about a business that is not. */
export function separate(
  inside: readonly string[],
  outside: readonly string[],
  indexes: Indexes,
): { readonly auc: number; readonly littleOutside: number; readonly littleInside: number } {
  const of = (texts: readonly string[]) => texts.map((text) => retrieve(text, {}, indexes));
  const [ins, outs] = [of(inside), of(outside)];
  const wins = ins.flatMap((one) =>
    outs.map((other) => (one.nearness > other.nearness ? 1 : one.nearness === other.nearness ? 0.5 : 0)),
  );
  const little = (all: typeof ins) =>
    all.filter(({ known }) => known === 'little').length / Math.max(1, all.length);
  return {
    auc: wins.reduce<number>((sum, win) => sum + win, 0) / Math.max(1, wins.length),
    littleOutside: little(outs),
    littleInside: little(ins),
  };
}

function emptyCounts(): Record<string, Shown> {
  return Object.fromEntries(
    pooledKinds.map((kind) => [kind, { shown: 0, relevant: 0, unjudged: 0, ideas: 0 }]),
  );
}

function count(
  into: Shown | undefined,
  idea: string,
  rows: readonly FoundRow[],
  judgements: Judgements,
): void {
  if (into === undefined) return;
  const judged = rows.map((row) => judgements.isRelevant(idea, row.kind, keyOf(row)));
  const relevant = judged.filter((one) => one === true).length;
  into.shown += rows.length;
  into.relevant += relevant;
  into.unjudged += judged.filter((one) => one === null).length;
  into.ideas += relevant > 0 ? 1 : 0;
}
