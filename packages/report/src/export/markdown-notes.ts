import type { Paper, TableCell } from '../blocks/kind.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import { formatFigure } from '../format-figure.ts';
import { splitText } from '../placeholders.ts';
import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';
import { type NumberedNotes, nameSource } from './number-notes.ts';
import { cellText } from './tables-of.ts';

interface Notes extends Pick<Paper, 'statement' | 'plain' | 'figure'> {
  cell(cell: TableCell): string;
}

/** Writes figures and sources with the names of their notes, which are the same as on paper. */
export function createNotes(report: Report, notes: NumberedNotes): Notes {
  const mark = (name: string | undefined) => (name === undefined ? '' : ` ${inBrackets(name)}`);
  const figureMark = (id: string) => mark(notes.figures.get(id)?.toString());
  const sourceMark = (id: string) => mark(nameSource(id, notes));
  const words = (statement: Statement, around: string) => {
    const text = splitText(statement.text)
      .map((piece) => {
        if ('text' in piece) return escapeMarkdown(piece.text);
        const figure = report.figures[piece.figure];
        if (figure === undefined) return '—';
        return `${around}${escapeMarkdown(formatFigure(figure))}${around}${figureMark(figure.id)}`;
      })
      .join('');
    const sources = statement.evidence.flatMap((one) => (one.kind === 'source' ? [sourceMark(one.id)] : []));
    return text + [...new Set(sources)].join('');
  };
  return {
    statement: (statement) => words(statement, '**'),
    plain: (statement) => words(statement, ''),
    figure: (figure) => `${escapeMarkdown(formatFigure(figure))}${figureMark(figure.id)}`,
    cell(cell) {
      if ('text' in cell && cell.statements !== undefined)
        return cell.statements.map((one) => words(one, '')).join(' ');
      const source = 'text' in cell ? cell.source : undefined;
      return `${escapeMarkdown(cellText(cell))}${source === undefined ? '' : sourceMark(source)}`;
    },
  };
}

/** Plain brackets, not a footnote of Markdown: that is raised, and behind a figure it reads as a power. */
export const inBrackets = (name: string) => `\\[${name}\\]`;
