import type { Format } from '../../format.ts';

export const markdown: Format = {
  id: 'markdown',
  name: 'Markdown',
  goodFor: 'The whole text with its notes, for a wiki or an editor.',
  gate: 'download',
  extension: 'md',
  mime: 'text/markdown; charset=utf-8',
  of: ['report', 'comparison', 'project', 'update'],
};
