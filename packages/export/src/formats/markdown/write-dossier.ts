import { type Appendix, escapeMarkdown, gatherAppendix, writeAppendix, writeSheet } from '@slipway/report';
import { aboutRows, ownRows } from '../../about-rows.ts';
import { nameSheet } from '../../name-sheet.ts';
import { namedReports } from '../../paper/lay-project.ts';
import { dueFrom } from '../../paper/word-blocks.ts';
import type { ProjectSource } from '../../source.ts';

/** A project as one text: contents, what is known, every report one level down, and what all of them rest on. */
export function writeDossier(source: ProjectSource): string {
  const { about, record, reports } = source;
  const appendix = gatherAppendix(namedReports(source));
  const head = aboutRows(
    about,
    reports.map(({ report }) => report),
  );
  const parts: readonly (readonly [string, string])[] = [
    [
      'What is known of the company',
      record
        .map(
          ({ label, said, from }) =>
            `- ${bold(label)}: ${plain(said)}${from === '' ? '' : ` (${plain(from)})`}`,
        )
        .join('\n'),
    ],
    ...reports.map(({ about: own, report }, at): [string, string] => [
      nameSheet(own.tool?.name ?? 'Result', own.title),
      lower(
        writeSheet(report, appendix.notes[at], {
          rows: ownRows(aboutRows(own, [report]), head),
          sayDue: dueFrom(own.madeAt),
        }),
      ),
    ]),
    ['Assumptions', writeTable(appendix.assumptions)],
    ...writeAppendix(appendix),
  ];
  const filled = parts.filter(([, text]) => text !== '');
  return `${[
    `# ${plain(about.title)}`,
    head.map(({ label, value }) => `- ${plain(label)}: ${plain(value)}`).join('\n'),
    '## Contents',
    filled.map(([title], at) => `${at + 1}. ${plain(title)}`).join('\n'),
    ...filled.flatMap(([title, text]) => [`## ${plain(title)}`, text]),
  ].join('\n\n')}\n`;
}

const plain = escapeMarkdown;
const bold = (text: string) => `**${plain(text)}**`;

/** Its title is over it already. */
function lower(markdown: string): string {
  return markdown
    .replace(/^# .*\n+/u, '')
    .replaceAll(/^## /gmu, '### ')
    .trim();
}

function writeTable(assumptions: Appendix['assumptions']): string {
  if (assumptions.length === 0) return '';
  const rows = assumptions.map(({ label, value, why, of }) => [label, value, why, of.join(', ')]);
  return [['Assumption', 'Value', 'Why', 'In'], ['---', '---', '---', '---'], ...rows]
    .map((row, at) => `| ${row.map((cell) => (at === 1 ? cell : plain(cell))).join(' | ')} |`)
    .join('\n');
}
