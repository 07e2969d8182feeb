import type { Figure } from '@slipway/core';
import { placeItems } from './diff-boxes.ts';
import { headlineOf, verdictId } from './headline-of.ts';
import { fillText } from './placeholders.ts';
import type { Report } from './report.ts';
import { listStatements } from './statements.ts';

interface Changed<T> {
  readonly id: string;
  /** Null when it was not there before, or is gone. */
  readonly before: T | null;
  readonly after: T | null;
}

export interface ReportDiff {
  readonly figures: readonly (Changed<Figure> & { readonly label: string })[];
  /** As a reader sees them, figures filled in. */
  readonly statements: readonly Changed<string>[];
  /** Items of boxes that were moved, edited, struck out or added, with their box: "Threats: …". */
  readonly items: readonly Changed<string>[];
  /** Null when the answer is the same. */
  readonly verdict: Changed<string> | null;
}

/** What differs between two reports of one tool: changed first, then new, then gone, each in reading order. */
export function diffReports(before: Report, after: Report): ReportDiff {
  const figures = changes(before.figures, after.figures, (a, b) => isSameFigure(a, b)).map((change) => ({
    ...change,
    label: (change.after ?? change.before)?.label ?? change.id,
  }));
  const words = changes(wordsOf(before), wordsOf(after), (a, b) => a === b);
  const [were, are] = [placeItems(before), placeItems(after)];
  const shownElsewhere = new Set([
    verdictId(before),
    verdictId(after),
    ...[...Object.values(were), ...Object.values(are)].map(({ statementId }) => statementId),
  ]);
  return {
    figures,
    statements: words.filter(({ id }) => !shownElsewhere.has(id)),
    items: changes(were, are, (a, b) => a.says === b.says).map((change) => ({
      id: change.id,
      before: change.before?.says ?? null,
      after: change.after?.says ?? null,
    })),
    verdict: verdictChange(before, after),
  };
}

function changes<T>(
  before: Readonly<Record<string, T>>,
  after: Readonly<Record<string, T>>,
  isSame: (a: T, b: T) => boolean,
): Changed<T>[] {
  const find = (all: Readonly<Record<string, T>>, id: string) =>
    Object.hasOwn(all, id) ? (all[id] ?? null) : null;
  const ids = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const rank = ({ before: was, after: is }: Changed<T>) =>
    was !== null && is !== null ? 0 : is !== null ? 1 : 2;
  return ids
    .map((id) => ({ id, before: find(before, id), after: find(after, id) }))
    .filter(({ before: was, after: is }) => was === null || is === null || !isSame(was, is))
    .sort((a, b) => rank(a) - rank(b));
}

function isSameFigure(a: Figure, b: Figure): boolean {
  return (
    a.value === b.value &&
    a.unit === b.unit &&
    a.currency === b.currency &&
    (a.status ?? 'ok') === (b.status ?? 'ok') &&
    a.range?.low === b.range?.low &&
    a.range?.high === b.range?.high
  );
}

function wordsOf(report: Report): Record<string, string> {
  return Object.fromEntries(
    listStatements(report).map(({ id, text }) => [id, fillText(text, report.figures)]),
  );
}

function verdictChange(before: Report, after: Report): Changed<string> | null {
  const [was, is] = [headlineOf(before), headlineOf(after)];
  return was === is ? null : { id: verdictId(after) ?? 'verdict', before: was || null, after: is || null };
}
