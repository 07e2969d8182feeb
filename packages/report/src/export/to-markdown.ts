import type { Block } from '../block.ts';
import type { Paper, Rows, TableCell } from '../blocks/kind.ts';
import { kindOf } from '../blocks/kind-of.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import type { Report } from '../report.ts';
import { createNotes, type Notes } from './markdown-notes.ts';
import { tableOf } from './tables-of.ts';

interface TitleBlock {
  /** Takes the place of the report's own title. */
  readonly title?: string;
  /** As on a drawing: what it is, when it was made, who counted and who worded. */
  readonly rows?: readonly { readonly label: string; readonly value: string }[];
}

const notesHeading = '## Notes';

/** The whole report as a document: figures in bold with a note on where they come from, sources as notes at the end. */
export function toMarkdown(report: Report, titleBlock: TitleBlock = {}): string {
  const notes = createNotes(report);
  const title = `# ${escapeMarkdown(titleBlock.title ?? report.title)}`;
  const facts = (titleBlock.rows ?? []).map(
    ({ label, value }) => `- ${escapeMarkdown(label)}: ${escapeMarkdown(value)}`,
  );
  const blocks = answerFirst(report)
    .map((block) => blockText(block, report, notes))
    .filter((text) => text !== '');
  const marked = notes.all();
  const foot = marked.length === 0 ? '' : `${notesHeading}\n\n${marked.join('\n')}`;
  return `${[title, facts.join('\n'), ...blocks, foot].filter((part) => part !== '').join('\n\n')}\n`;
}

/** A reader who stops at the top has the answer, as on paper and on the screen. */
function answerFirst({ blocks }: Report): readonly Block[] {
  const isAnswer = ({ kind }: Block) => kind === 'answer' || kind === 'headline';
  return [...blocks.filter(isAnswer), ...blocks.filter((block) => !isAnswer(block))];
}

function blockText(block: Block, report: Report, notes: Notes): string {
  const heading = block.title === undefined ? '' : `## ${escapeMarkdown(block.title)}`;
  const intro = block.intro === undefined ? '' : notes.statement(block.intro);
  const paper: Paper = {
    report,
    ...notes,
    list: (statements, mark = '-') => statements.map((one) => `${mark} ${notes.statement(one)}`).join('\n'),
    rows: (rows) => rowsText(rows, notes),
    table: () => rowsText(tableOf(block, report) ?? { columns: [], rows: [] }, notes),
  };
  return [heading, intro, kindOf(block).markdown(block, paper)].filter((part) => part !== '').join('\n\n');
}

function rowsText({ columns, rows }: Rows, notes: Notes): string {
  if (rows.length === 0) return '';
  const cell = (one: TableCell) => ('figure' in one ? notes.figure(one.figure) : notes.cell(one));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(columns.map(escapeMarkdown)),
    row(columns.map(() => '---')),
    ...rows.map((cells) => row(cells.map(cell))),
  ].join('\n');
}
