import { type Figure, isOurNote, ourNoteMark, type Provenance, type Source } from '@slipway/core';
import type { Paper, TableCell } from '../blocks/kind.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import { formatFigure, formatRange } from '../format-figure.ts';
import { originKind } from '../origin-kind.ts';
import { splitText } from '../placeholders.ts';
import type { Report } from '../report.ts';
import { sayFormula } from '../say-formula.ts';
import { sayRun } from '../say-run.ts';
import type { Statement } from '../statement.ts';
import { endSentence, nameField, trimQuote, upperFirst } from './cite.ts';
import { cellText } from './tables-of.ts';

export interface Notes extends Pick<Paper, 'statement' | 'plain' | 'figure'> {
  cell(cell: TableCell): string;
  /** The footnotes, in the order of their first mark. */
  all(): string[];
}

/** Marks are given in reading order; a figure's note names its inputs, which get notes of their own. */
export function createNotes(report: Report): Notes {
  const numbers = new Map<string, number>();
  const mark = (key: string): string => {
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    // Plain brackets, not a footnote of Markdown: that is raised, and behind a figure it reads as a power.
    return ` ${bracketed(number)}`;
  };
  const figureMark = (id: string) => mark(`figure ${id}`);
  const sourceMark = (id: string) => mark(`source ${id}`);
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
  const noteOf = (key: string): string => {
    const [kind = '', id = ''] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
    const figure = kind === 'figure' ? report.figures[id] : undefined;
    if (figure !== undefined) return figureNote(figure, report, figureMark, sourceMark);
    const source = report.sources[id];
    return source === undefined ? 'Not known.' : sourceNote(source);
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
    all() {
      const notes: string[] = [];
      // A note may mark further ones: the list grows while it is written.
      for (const [key, number] of numbers) notes.push(`- ${bracketed(number)} ${noteOf(key)}`);
      return notes;
    },
  };
}

const bracketed = (number: number) => `\\[${number}\\]`;

function figureNote(
  figure: Figure,
  report: Report,
  figureMark: (id: string) => string,
  sourceMark: (id: string) => string,
): string {
  const range = formatRange(figure);
  const about = `${escapeMarkdown(figure.label)}${figure.period === undefined ? '' : `, ${escapeMarkdown(figure.period)}`}`;
  const spread =
    range === null ? '' : `, ${escapeMarkdown(range)} (${escapeMarkdown(figure.range?.means ?? '')})`;
  const said = endSentence(`${escapeMarkdown(shortOf(figure))}${spread}`);
  return `${upperFirst(about)}: ${said} ${originText(figure.provenance, report, figureMark, sourceMark)}`;
}

/** Beside its label a count needs no noun. */
function shortOf(figure: Figure): string {
  return formatFigure(figure, { bare: figure.unit === 'count' });
}

function originText(
  origin: Provenance,
  report: Report,
  figureMark: (id: string) => string,
  sourceMark: (id: string) => string,
): string {
  switch (origin.kind) {
    case 'measured':
      return `${origin.from?.run ? 'Computed, as' : 'Measured: your own data,'} ${escapeMarkdown(nameField(origin.field))}${origin.quote === undefined ? '' : ` (“${escapeMarkdown(trimQuote(origin.quote))}”)`}${origin.from === undefined ? '' : `, ${escapeMarkdown(sayRun(origin.from))}`}.`;
    case 'sourced':
      return `${originKind(origin, report) === 'note' ? ourNote : 'Sourced.'}${origin.sources.map(sourceMark).join('')}`;
    case 'assumed':
      return `Assumed: ${escapeMarkdown(origin.why)}`;
    case 'derived': {
      const inputs = origin.inputs.flatMap((id) => {
        const input = report.figures[id];
        return input === undefined
          ? []
          : [
              `${escapeMarkdown(input.label)} ${escapeMarkdown(shortOf(input).replace(/\.$/u, ''))}${figureMark(id)}`,
            ];
      });
      return `Derived: ${escapeMarkdown(sayFormula(origin, report.figures))}; from ${inputs.join(', ')}.`;
    }
  }
}

const ourNote = `${ourNoteMark.charAt(0).toUpperCase()}${ourNoteMark.slice(1)}.`;

function sourceNote(source: Source): string {
  const { publisher, what, year, region, confidence, note } = source;
  // No year and no grade: they would make it look like a publication.
  if (isOurNote(source))
    return escapeMarkdown([ourNote, endSentence(`${publisher}: ${what}`), note].filter(Boolean).join(' '));
  const place = [year, region].filter((part) => part !== null).join(', ');
  const head = `${endSentence(`${publisher}${place === '' ? '' : ` (${place})`}: ${what}`)} Confidence ${confidence}.`;
  return escapeMarkdown(note === undefined ? head : `${head} ${note}`);
}
