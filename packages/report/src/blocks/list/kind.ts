import { type Kind, none, noTable } from '../kind.ts';
import type { ListBlock } from './block.ts';

export const kind: Kind<ListBlock> = {
  shows: 'words',
  label: null,
  figures: none,
  statements: ({ items }) => items,
  origins: none,
  sources: none,
  numbers: none,
  problems: none,
  table: noTable,
  markdown: ({ items, ordered }, { list }) => list(items, ordered),
};
