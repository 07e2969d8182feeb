import { type Kind, none, noTable } from '../kind.ts';
import type { HeadlineBlock } from './block.ts';

export const kind: Kind<HeadlineBlock> = {
  shows: 'words',
  label: null,
  figures: none,
  statements: ({ verdict, lede }) => [verdict, ...lede],
  origins: none,
  sources: none,
  numbers: none,
  problems: none,
  table: noTable,
  markdown: ({ verdict, lede }, { plain, statement }) =>
    [`**${plain(verdict)}**`, ...lede.map(statement)].join('\n\n'),
};
