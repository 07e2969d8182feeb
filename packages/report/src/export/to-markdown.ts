import type { Block } from '../block.ts';
import { withoutStruck } from '../item-keys.ts';
import { standingWords } from '../reading-slots.ts';
import type { Report } from '../report.ts';
import type { Statement } from '../statement.ts';
import { answerText } from './answer-text.ts';
import { createNotes, escapeMarkdown, type Notes } from './markdown-notes.ts';
import { type TableCell, tableOf } from './tables-of.ts';

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
  const blocks = report.blocks.map((block) => blockText(block, report, notes)).filter((text) => text !== '');
  const marked = notes.all();
  const foot = marked.length === 0 ? '' : `${notesHeading}\n\n${marked.join('\n')}`;
  return `${[title, facts.join('\n'), ...blocks, foot].filter((part) => part !== '').join('\n\n')}\n`;
}

function blockText(block: Block, report: Report, notes: Notes): string {
  const heading = block.title === undefined ? '' : `## ${escapeMarkdown(block.title)}`;
  const intro = block.intro === undefined ? '' : notes.statement(block.intro);
  return [heading, intro, bodyText(block, report, notes)].filter((part) => part !== '').join('\n\n');
}

function bodyText(block: Block, report: Report, notes: Notes): string {
  const list = (statements: readonly Statement[], mark = '-') =>
    statements.map((statement) => `${mark} ${notes.statement(statement)}`).join('\n');
  switch (block.kind) {
    case 'reading':
      return [
        block.slots
          .map(
            ({ label, value, standing }) =>
              `- **${escapeMarkdown(label)}**: ${escapeMarkdown(
                value === null ? standingWords.open : `${value} (${standingWords[standing]})`,
              )}`,
          )
          .join('\n'),
        block.known === undefined ? '' : notes.statement(block.known),
      ]
        .filter((part) => part !== '')
        .join('\n\n');
    case 'answer':
      return answerText(block, report, notes);
    case 'findings':
      return block.rows
        .map(
          ({ label, statements }) =>
            `- **${escapeMarkdown(label)}**: ${statements.map((one) => notes.statement(one)).join(' ')}`,
        )
        .join('\n');
    case 'headline':
      return [`**${notes.plain(block.verdict)}**`, ...block.lede.map((one) => notes.statement(one))].join(
        '\n\n',
      );
    case 'list':
      return list(block.items, block.ordered ? '1.' : '-');
    case 'callout':
      return `> ${notes.statement(block.statement)}`;
    case 'question':
      return [
        `> ${notes.statement(block.question)}`,
        ...block.options.map(
          ({ label, why }) => `> - ${escapeMarkdown(why === undefined ? label : `${label}: ${why}`)}`,
        ),
      ].join('\n');
    case 'boxes':
      return block.boxes
        .map(({ label, items, empty }) =>
          [
            `### ${escapeMarkdown(label)}`,
            withoutStruck(items).length > 0 || empty === undefined
              ? withoutStruck(items)
                  .map(
                    (item) =>
                      `- ${item.label === undefined ? '' : `**${escapeMarkdown(item.label)}**: `}${notes.statement(item.statement)}`,
                  )
                  .join('\n')
              : notes.statement(empty),
          ].join('\n\n'),
        )
        .join('\n\n');
    case 'score':
      return [tableText(block, report, notes), list(block.caps.map(({ why }) => why))]
        .filter((part) => part !== '')
        .join('\n\n');
    default:
      return tableText(block, report, notes);
  }
}

function tableText(block: Block, report: Report, notes: Notes): string {
  const table = tableOf(block, report);
  if (table === null || table.rows.length === 0) return '';
  const cell = (one: TableCell) => ('figure' in one ? notes.figure(one.figure) : notes.cell(one));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    row(table.columns.map(escapeMarkdown)),
    row(table.columns.map(() => '---')),
    ...table.rows.map((cells) => row(cells.map(cell))),
  ].join('\n');
}
