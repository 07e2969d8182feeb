import type { Figure } from '@slipway/core';
import {
  cellText,
  type FormatOptions,
  formatFigure,
  type NumberedNotes,
  nameSource,
  numberNotes,
  type Report,
  type Statement,
  splitText,
  type TableCell,
} from '@slipway/report';
import type { PaperCell, PaperNode, Run } from './node.ts';

/** Writes the words of one report, each figure and source with the number of its note. */
export interface Scribe {
  readonly report: Report;
  readonly notes: NumberedNotes;
  /** Width of the paper in pixels. */
  readonly width: number;
  /** ISO day of the run, from which days to do something are counted. */
  readonly madeAt: string;
  words(statement: Statement | undefined, look?: { readonly strong?: boolean }): readonly Run[];
  figure(id: string, options?: FormatOptions): readonly Run[];
  source(id: string): readonly Run[];
  cell(cell: TableCell): PaperCell;
  find(id: string): Figure | undefined;
}

export function createScribe(
  report: Report,
  width: number,
  madeAt: string,
  notes: NumberedNotes = numberNotes(report),
): Scribe {
  const find = (id: string) => (Object.hasOwn(report.figures, id) ? report.figures[id] : undefined);
  const mark = (name: string | undefined): Run[] =>
    name === undefined ? [] : [{ text: ` [${name}]`, isNote: true }];
  const figureMark = (id: string) => mark(notes.figures.get(id)?.toString());
  const figure: Scribe['figure'] = (id, options) => {
    const found = find(id);
    return found === undefined
      ? [{ text: '—' }]
      : [{ text: formatFigure(found, options), strong: true }, ...figureMark(id)];
  };
  const source: Scribe['source'] = (id) => mark(nameSource(id, notes));
  const words: Scribe['words'] = (statement, { strong = false } = {}) => {
    if (statement === undefined) return [];
    const said = splitText(statement.text).flatMap((piece): readonly Run[] =>
      'text' in piece ? [{ text: piece.text, strong }] : figure(piece.figure),
    );
    const marks = statement.evidence.flatMap((one) => {
      if (one.kind === 'source') return nameSource(one.id, notes) ?? [];
      return one.kind === 'said' ? [`W${notes.quotes.get(one.quote)}`] : [];
    });
    return [...said, ...[...new Set(marks)].flatMap(mark)];
  };
  return {
    report,
    notes,
    width,
    madeAt,
    words,
    figure,
    source,
    find,
    cell(cell) {
      if ('figure' in cell) return { runs: figure(cell.figure.id) };
      if (!('text' in cell)) return { runs: [{ text: cellText(cell) }] };
      if (cell.statements !== undefined) return { runs: joined(cell.statements.map((one) => words(one))) };
      return { runs: [{ text: cell.text }, ...(cell.source === undefined ? [] : source(cell.source))] };
    },
  };
}

/** Sentences after each other. */
export function joined(parts: readonly (readonly Run[])[]): readonly Run[] {
  return parts
    .filter((runs) => runs.length > 0)
    .flatMap((runs, at) => (at === 0 ? runs : [{ text: ' ' }, ...runs]));
}

export function plain(text: string, look: Omit<Run, 'text'> = {}): readonly Run[] {
  return [{ text, ...look }];
}

export function text(runs: readonly Run[], size: 'lead' | 'body' | 'small' = 'body'): PaperNode[] {
  return runs.length === 0 ? [] : [{ kind: 'text', size, runs }];
}
