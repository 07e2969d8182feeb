import { listed, over, plus } from '@slipway/core';
import type { BarsBlock } from '@slipway/report';
import { type Book, fromFigure } from './book.ts';
import { type Part, type ScoreId, scoreIds } from './part.ts';

export const scoreLabels: Readonly<Record<ScoreId, string>> = {
  clarity: 'Clarity',
  consistency: 'Consistency',
  distinctiveness: 'Distinctiveness',
  credibility: 'Credibility',
  accessibility: 'Accessibility',
};

export interface Score {
  readonly id: ScoreId;
  readonly figure: string;
  readonly points: number | null;
  readonly known: readonly Part[];
  readonly open: readonly Part[];
}

/** One measure is a finding, not a score. */
const partsLeast = 2;
const scoresLeast = 3;
const openEnds = 'what is not given at its worst and at its best';

/** Each score is the mean of its parts that can be told; those that cannot widen its range. */
export function writeScores(book: Book, parts: readonly Part[]): readonly Score[] {
  return scoreIds.map((id) => {
    const own = parts.filter(({ score }) => score === id);
    const known = own.filter(({ figure }) => figure !== null);
    const open = own.filter(({ figure }) => figure === null);
    const label = scoreLabels[id];
    if (known.length < partsLeast) {
      const figure = book.put({
        id,
        label,
        value: null,
        unit: 'points',
        range: { low: 0, high: 100, means: 'too little is known of it' },
        provenance: { kind: 'assumed', why: 'Fewer than two of its parts could be measured.' },
      });
      return { id, figure, points: null, known, open };
    }
    const sum = known.reduce((all, { points }) => all + (points ?? 0), 0);
    const figure = book.derive({
      id,
      label,
      unit: 'points',
      formula: over(plus(...known.map(({ figure: one }) => one ?? '')), known.length),
      ...(open.length > 0 && {
        range: { low: sum / own.length, high: (sum + 100 * open.length) / own.length, means: openEnds },
      }),
    });
    return { id, figure, points: book.value(figure), known, open };
  });
}

/** The mean of the scores that are known; null where fewer than three are. */
export function writeBrand(book: Book, scores: readonly Score[]): string | null {
  const known = scores.filter(({ points }) => points !== null);
  if (known.length < scoresLeast) return null;
  return book.derive({
    id: 'brand',
    label: 'Brand score',
    unit: 'points',
    formula: over(
      listed(
        'plus',
        'the known scores',
        known.map(({ figure }) => figure),
      ),
      known.length,
    ),
  });
}

export function scoreBars(book: Book, scores: readonly Score[]): BarsBlock {
  return {
    id: 'scores',
    kind: 'bars',
    title: 'Five scores',
    max: 100,
    rows: scores.map(({ id, figure, points, known, open }) => {
      const [weakest] = known.toSorted((a, b) => (a.points ?? 0) - (b.points ?? 0));
      const note = weakest?.finding;
      return {
        label: scoreLabels[id],
        figure,
        ...(points === null
          ? {
              unknown: true,
              note: book.writer.say(
                `${id}.open`,
                `Not scored: give ${open[0]?.asks ?? 'more'}.`,
                fromFigure(figure),
              ),
            }
          : note && { note: { ...note, id: `${note.id}.bar` } }),
      };
    }),
  };
}
