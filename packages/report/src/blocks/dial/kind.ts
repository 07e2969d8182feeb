import { asTable, type Kind, none, points } from '../kind.ts';
import type { DialBlock } from './block.ts';
import { dialProblems } from './dial-problems.ts';
import { isLeanOnly } from './lean.ts';

export const kind: Kind<DialBlock> = {
  shows: 'picture',
  label: 'Fig.',
  figures: ({ figure }) => [figure],
  statements: ({ note }) => [note],
  origins: none,
  sources: none,
  numbers: ({ max, bands }) => [max, ...bands.flatMap(({ from, to }) => [from, to])].map(points),
  problems: (block, report, at) => [
    ...dialProblems([block], report, at),
    ...block.bands
      .filter(({ from, to }, index) => !(from < to) || from !== (block.bands[index - 1]?.to ?? from))
      .map(({ label }) => `${at}: band ${label} does not go on where the one before it ends.`),
  ],
  table: (block, { text, figure, range, fill, report }) => ({
    columns: ['What', 'Value', 'Range', 'Of', 'Note'],
    rows: [
      [
        text(block.label),
        isLeanOnly(block, report.figures) ? text(`leans ${block.lean}`) : figure(block.figure),
        range(block.figure),
        text(`${block.max}`),
        fill(block.note),
      ],
      ...block.bands.map(({ label, from, to }) => [
        text(label),
        text(`${from} to ${to}`),
        text(''),
        text(''),
        text(''),
      ]),
    ],
  }),
  markdown: asTable,
};
