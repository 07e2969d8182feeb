import { escapeMarkdown } from '../../escape-markdown.ts';
import { weightMax, withoutStruck } from '../../item-keys.ts';
import { type Kind, none } from '../kind.ts';
import type { BoxesBlock } from './block.ts';

export const kind: Kind<BoxesBlock> = {
  shows: 'controls',
  label: 'Fig.',
  figures: none,
  statements: ({ boxes }) =>
    boxes.flatMap(({ items, empty }) => [...items.map(({ statement }) => statement), empty]),
  origins: none,
  sources: none,
  numbers: none,
  problems: none,
  table: ({ boxes }, { text, fill }) => ({
    columns: ['Box', 'Label', 'Item', 'Weight'],
    rows: boxes.flatMap((box) =>
      withoutStruck(box.items).map(({ label, statement, weight }) => [
        text(box.label),
        text(label),
        fill(statement),
        text(`${weight} of ${weightMax}`),
      ]),
    ),
  }),
  markdown: ({ boxes }, { statement }) =>
    boxes
      .map(({ label, items, empty }) => {
        const kept = withoutStruck(items).map(
          (item) =>
            `- ${item.label === undefined ? '' : `**${escapeMarkdown(item.label)}**: `}${statement(item.statement)}`,
        );
        const body = kept.length > 0 || empty === undefined ? kept.join('\n') : statement(empty);
        return `### ${escapeMarkdown(label)}\n\n${body}`;
      })
      .join('\n\n'),
};
