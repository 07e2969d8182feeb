import { escapeMarkdown } from '../../escape-markdown.ts';
import { type Kind, none, repeated } from '../kind.ts';
import type { FindingsBlock } from './block.ts';

export const kind: Kind<FindingsBlock> = {
  shows: 'words',
  label: null,
  figures: none,
  statements: ({ rows }) => rows.flatMap(({ statements }) => statements),
  origins: none,
  sources: none,
  numbers: none,
  problems: ({ rows }, _, at) =>
    repeated(rows.map(({ label }) => label)).map((label) => `${at}: more than one row is called ${label}.`),
  table: ({ rows }, { text, fill }) => ({
    columns: ['What', 'Finding'],
    rows: rows.map(({ label, statements }) => [text(label), fill(...statements)]),
  }),
  markdown: ({ rows }, { statement }) =>
    rows
      .map(
        ({ label, statements }) => `- **${escapeMarkdown(label)}**: ${statements.map(statement).join(' ')}`,
      )
      .join('\n'),
};
