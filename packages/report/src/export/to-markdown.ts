import type { Block } from '../block.ts';
import type { Paper, Rows, TableCell } from '../blocks/kind.ts';
import { kindOf } from '../blocks/kind-of.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import type { Report } from '../report.ts';
import { gatherAppendix } from './gather-appendix.ts';
import { writeAppendix } from './markdown-appendix.ts';
import { createNotes } from './markdown-notes.ts';
import { type NumberedNotes, numberNotes } from './number-notes.ts';
import { tableOf } from './tables-of.ts';

interface TitleBlock {
  /** Takes the place of the report's own title. */
  readonly title?: string;
  /** As on a drawing: what it is, when it was made, who counted and who worded. */
  readonly rows?: readonly { readonly label: string; readonly value: string }[];
  /** "by 26 November 2026": in a file that is read later, seven days are no date. */
  readonly sayDue?: (days: number) => string;
}

/** The whole report as a document: figures in bold with a note on where they come from, sources as notes at the end. */
export function toMarkdown(report: Report, titleBlock: TitleBlock = {}): string {
  const appendix = gatherAppendix([{ name: report.title, report }]);
  const foot = writeAppendix(appendix).map(([title, text]) => `## ${title}\n\n${text}`);
  return `${[writeSheet(report, appendix.notes[0], titleBlock), ...foot].join('\n\n')}\n`;
}

/** One report of a document that has the notes of all of them at its end. */
export function writeSheet(
  report: Report,
  numbered: NumberedNotes = numberNotes(report),
  { title = report.title, rows = [], sayDue = (days) => `within ${days} days` }: TitleBlock = {},
): string {
  const notes = createNotes(report, numbered);
  const facts = rows.map(({ label, value }) => `- ${escapeMarkdown(label)}: ${escapeMarkdown(value)}`);
  const blocks = answerFirst(report).map((block) => blockText(block, { ...notes, report, sayDue }));
  return [`# ${escapeMarkdown(title)}`, facts.join('\n'), ...blocks]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A reader who stops at the top has the answer, as on paper and on the screen. */
function answerFirst({ blocks }: Report): readonly Block[] {
  const isAnswer = ({ kind }: Block) => kind === 'answer' || kind === 'headline';
  return [...blocks.filter(isAnswer), ...blocks.filter((block) => !isAnswer(block))];
}

type Pen = ReturnType<typeof createNotes> & Pick<Paper, 'report' | 'sayDue'>;

function blockText(block: Block, pen: Pen): string {
  const heading = block.title === undefined ? '' : `## ${escapeMarkdown(block.title)}`;
  const intro = block.intro === undefined ? '' : pen.statement(block.intro);
  const paper: Paper = {
    ...pen,
    list: (statements, isOrdered = false) =>
      statements.map((one, at) => `${isOrdered ? `${at + 1}.` : '-'} ${pen.statement(one)}`).join('\n'),
    rows: (rows) => rowsText(rows, pen),
    table: () => rowsText(tableOf(block, pen.report) ?? { columns: [], rows: [] }, pen),
  };
  return [heading, intro, kindOf(block).markdown(block, paper)].filter((part) => part !== '').join('\n\n');
}

function rowsText({ columns, rows }: Rows, pen: Pen): string {
  if (rows.length === 0) return '';
  const cell = (one: TableCell) => ('figure' in one ? pen.figure(one.figure) : pen.cell(one));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(columns.map(escapeMarkdown)),
    row(columns.map(() => '---')),
    ...rows.map((cells) => row(cells.map(cell))),
  ].join('\n');
}
