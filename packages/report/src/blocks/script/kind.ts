import { escapeMarkdown } from '../../escape-markdown.ts';
import { type Kind, none, paragraphs } from '../kind.ts';
import type { ScriptBlock } from './block.ts';

export const kind: Kind<ScriptBlock> = {
  shows: 'words',
  label: null,
  figures: ({ measures }) => measures,
  statements: (block) => [block.subject, ...block.paragraphs.flatMap(({ statements }) => statements)],
  origins: none,
  sources: none,
  numbers: none,
  problems: (block, _, at) => (block.paragraphs.length === 0 ? [`${at} says nothing.`] : []),
  table: (block, { text, fill }) => ({
    columns: ['Part', 'Text'],
    rows: [
      ...(block.subject ? [[text('Subject'), fill(block.subject)]] : []),
      ...block.paragraphs.map(({ label, statements }) => [text(label), fill(...statements)]),
    ],
  }),
  markdown: (block, { statement, report, figure }) =>
    paragraphs(
      block.measures
        .flatMap((id) => report.figures[id] ?? [])
        .map((one) => `${escapeMarkdown(one.label)}: ${figure(one)}`)
        .join(' · '),
      block.subject ? `**Subject:** ${statement(block.subject)}` : '',
      ...block.paragraphs.map(
        ({ label, statements }) =>
          `${label === undefined ? '' : `**${escapeMarkdown(label)}** `}${statements.map(statement).join(' ')}`,
      ),
    ),
};
