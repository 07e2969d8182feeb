import { type Kind, none, noTable } from '../kind.ts';
import type { CalloutBlock } from './block.ts';

export const kind: Kind<CalloutBlock> = {
  shows: 'words',
  label: null,
  figures: none,
  statements: ({ statement }) => [statement],
  origins: none,
  sources: none,
  numbers: none,
  problems: none,
  table: noTable,
  markdown: (block, { statement }) => `> ${statement(block.statement)}`,
};
