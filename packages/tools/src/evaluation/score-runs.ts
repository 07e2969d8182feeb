import type { WordVectors } from '../reading/vectors/read-vectors.ts';
import type { GateId } from './gates.ts';
import type { EvaluationIdea } from './ideas/evaluation-idea.ts';
import { meanAmongFew, meanReciprocal, swapRanks } from './masked-swap/swap-ranks.ts';
import { isPlain, type ToolRuns } from './runs/collect-runs.ts';
import { type IdeaRun, isAnswered } from './runs/idea-run.ts';
import { shownTexts } from './runs/shown-texts.ts';
import { anchoring } from './scorers/anchoring.ts';
import { type Exclusions, findContradictions, findEmptySections } from './scorers/coverage.ts';
import { findMisplaced } from './scorers/find-misplaced.ts';
import { findUngrounded } from './scorers/find-ungrounded.ts';
import { findBadManners } from './scorers/manners.ts';
import { compareStatements } from './scorers/metamorphic.ts';
import { trigramOverlap, verbatimRepeats } from './scorers/overlap.ts';
import { readability } from './scorers/readability.ts';
import { isSameNiche, nicheOf, sharedFacts } from './scorers/stability.ts';

export interface Fault {
  readonly ideaId: string;
  readonly gate: GateId;
  readonly what: string;
}

export interface Scores {
  readonly toolId: string;
  readonly ideas: number;
  readonly values: Readonly<Record<GateId, number>>;
  /** Worth knowing, held to no limit. */
  readonly asides: Readonly<Record<string, string>>;
  readonly faults: readonly Fault[];
  readonly ranks: ReadonlyMap<string, number>;
}

export interface Yardstick {
  readonly vectors: WordVectors;
  /** Ideas that a masked report is to be told apart from. */
  readonly pool: readonly EvaluationIdea[];
  /** How founders write: tells common words from rare ones. */
  readonly corpus: readonly string[];
  readonly exclusions: Exclusions;
  readonly ruleIds: readonly string[];
}

/** As many as the first measurements of the kind were made on. */
const fewIdeas = 56;

/** Every scorer over the runs of one tool. */
export function scoreRuns({ toolId, runs, paraphrased, changed }: ToolRuns, yardstick: Yardstick): Scores {
  const { vectors, pool, corpus, exclusions, ruleIds } = yardstick;
  const answered = runs.filter(isAnswered);
  const plain = answered.filter(({ idea }) => isPlain(idea));
  const reports = plain.map(({ report }) => report);
  const unusual = runs.filter(({ idea }) => !isPlain(idea));
  const faults: Fault[] = [];
  /** Notes each run's faults and answers the share of runs without any. */
  const clean = <R extends { readonly idea: EvaluationIdea }>(
    gate: GateId,
    list: readonly R[],
    find: (run: R) => readonly string[],
  ): number => {
    const found = list.map((run) => find(run).map((what) => ({ ideaId: run.idea.id, gate, what })));
    faults.push(...found.flat());
    return share(found.filter((one) => one.length === 0).length, list.length);
  };
  const count = (gate: GateId) => faults.filter((fault) => fault.gate === gate).length;

  const ranks = swapRanks(
    vectors,
    pool,
    plain.map(({ idea, report }) => ({ idea, text: shownTexts(report).join('\n') })),
    corpus,
  );
  const grounded = clean('grounded', answered, ({ report, input }) => findUngrounded(report, input));
  const placed = clean('placed', answered, (run) => findMisplaced(run.report, placeOf(run)));
  const anchors = plain.map(({ report, input }) => anchoring(report, input));
  clean('anchored', plain, ({ report, input }) => anchoring(report, input).loose);
  clean('empty', plain, ({ report }) => findEmptySections(report));
  clean('contradictions', plain, ({ report }) => findContradictions(report, exclusions, ruleIds));
  const readable = plain.map(({ report }) => readability(report));
  clean('long-sentences', plain, ({ report }) => readability(report).tooLong);
  const manners = clean('manners', unusual, findBadManners);
  const sameNiche = clean(
    'same-niche',
    paraphrased.map(({ one, other }) => ({ idea: one.idea, one, other })),
    (pair) =>
      isSameNiche(pair.one.reading, pair.other.reading)
        ? []
        : [
            `${nicheOf(pair.one.reading) ?? 'no niche'}, in other words ${nicheOf(pair.other.reading) ?? 'no niche'}`,
          ],
  );
  const moves = changed.map(({ slot, names, before, after }) => ({
    slot,
    idea: before.idea,
    ...compareStatements(before.report, after.report, names),
  }));
  clean('unfounded-changes', moves, ({ slot, unfounded }) => unfounded.map((id) => `${slot} moves ${id}`));
  const repeats = verbatimRepeats(reports);

  return {
    toolId,
    ideas: runs.length,
    values: {
      grounded,
      placed,
      swap: meanAmongFew(ranks, pool.length, fewIdeas),
      anchored:
        1 -
        share(
          sum(anchors, ({ loose }) => loose.length),
          sum(anchors, ({ statements }) => statements),
        ),
      trigrams: trigramOverlap(reports),
      repeats: repeats.share,
      empty: count('empty'),
      contradictions: count('contradictions'),
      'same-niche': sameNiche,
      'same-facts': share(
        sum(paraphrased, ({ one, other }) => sharedFacts(one.report, other.report)),
        paraphrased.length,
      ),
      'unfounded-changes': share(
        sum(moves, ({ unfounded }) => unfounded.length),
        sum(moves, ({ statements }) => statements),
      ),
      ease: share(
        sum(readable, ({ ease }) => ease),
        readable.length,
      ),
      'long-sentences': count('long-sentences'),
      manners,
    },
    asides: {
      [`masked swap among all ${pool.length} ideas`]: meanReciprocal(ranks).toFixed(3),
      'rank of the own idea, median': String(
        [...ranks].sort((a, b) => a - b)[Math.floor(ranks.length / 2)] ?? '—',
      ),
      'own idea first': `${Math.round(100 * share(ranks.filter((rank) => rank === 1).length, ranks.length))} %`,
      'niche is sure': `${Math.round(100 * share(plain.filter(({ reading }) => nicheOf(reading) !== null).length, plain.length))} %`,
      'statements changed by a slot': (['region', 'price', 'segment'] as const)
        .map((slot) => {
          const some = moves.filter((move) => move.slot === slot);
          const moved = share(
            sum(some, (move) => move.changed),
            sum(some, (move) => move.statements),
          );
          return `${slot} ${some.length === 0 ? '—' : `${Math.round(100 * moved)} %`}`;
        })
        .join(', '),
      'most repeated': repeats.sentences
        .slice(0, 3)
        .map(({ sentence, reports: times }) => `${times} × ${sentence}`)
        .join(' / '),
    },
    faults,
    ranks: new Map(plain.map(({ idea }, at) => [idea.id, ranks[at] ?? Number.POSITIVE_INFINITY])),
  };
}

/** Where the founder sells: what was chosen, else what the text names; the whole world is no single place. */
function placeOf({ idea, reading, report }: IdeaRun): string | null {
  // A market is counted somewhere: the sheet's title says that it is the United States where nobody told.
  const usual = report.toolId === 'market-size-estimator' ? 'US' : null;
  const place = idea.region ?? reading.region?.value ?? null;
  return place === null || place === 'global' ? usual : place;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((total, item) => total + of(item), 0);
}
