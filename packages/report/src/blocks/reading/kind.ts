import { escapeMarkdown } from '../../escape-markdown.ts';
import { slotKey, standingInFiles } from '../../reading-slots.ts';
import { type Kind, none, paragraphs, repeated } from '../kind.ts';
import type { ReadingBlock } from './block.ts';

export const kind: Kind<ReadingBlock> = {
  shows: 'words',
  label: null,
  figures: none,
  statements: ({ known }) => [known],
  origins: none,
  sources: none,
  numbers: none,
  problems: ({ slots }, _, at) => [
    ...repeated(slots.map(slotKey)).map((key) => `${at}: more than one slot fills ${key}.`),
    // Another text would be another idea, and another run.
    ...(slots.some(({ field }) => field === 'idea') ? [`${at}: the idea is no slot.`] : []),
    ...slots
      .filter(({ standing, value }) => (standing === 'open') !== (value === null))
      .map(({ field }) => `${at}: ${field} is open and has a value, or neither.`),
  ],
  table: ({ slots }, { text }) => ({
    columns: ['Reading', 'Value', 'How sure', 'The founder’s words'],
    rows: slots.map(({ label, value, standing, quote }) => [
      text(label),
      text(value ?? undefined),
      text(standingInFiles[standing]),
      text(quote),
    ]),
  }),
  markdown: ({ slots, known }, { statement }) =>
    paragraphs(
      slots
        .map(
          ({ label, value, standing }) =>
            `- **${escapeMarkdown(label)}**: ${escapeMarkdown(
              value === null ? standingInFiles.open : `${value} (${standingInFiles[standing]})`,
            )}`,
        )
        .join('\n'),
      known === undefined ? '' : statement(known),
    ),
};
