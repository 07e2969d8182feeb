import { escapeMarkdown } from '../../escape-markdown.ts';
import { type Kind, none, noTable } from '../kind.ts';
import type { QuestionBlock } from './block.ts';

export const kind: Kind<QuestionBlock> = {
  shows: 'words',
  label: null,
  figures: none,
  statements: ({ question }) => [question],
  origins: none,
  sources: none,
  numbers: none,
  problems: none,
  table: noTable,
  markdown: ({ question, options }, { statement }) =>
    [
      `> ${statement(question)}`,
      ...options.map(
        ({ label, why }) => `> - ${escapeMarkdown(why === undefined ? label : `${label}: ${why}`)}`,
      ),
    ].join('\n'),
};
